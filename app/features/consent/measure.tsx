import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import {
  startAnalytics,
  stopAnalytics,
  type AnalyticsClient,
  type AnalyticsPerson,
  type AnalyticsSource,
} from "~/analytics/client";
import { effectiveConsent } from "~/analytics/effective-consent";
import { ConsentBanner } from "./consent-banner";
import { logAgain } from "./log-again";

export type MeasureProps = { source: AnalyticsSource; person: AnalyticsPerson | null };

/** Asks when it must, and measures only with consent; drawn only where analytics is configured. */
export function Measure({ source, person }: MeasureProps) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const { consent, mustAsk } = effectiveConsent(document.cookie, navigator);
  const client = useClient(source, consent.statistics);
  const { identity } = consent;

  useEffect(() => logAgain(person?.id ?? null));

  useEffect(() => {
    if (!client) return;
    if (person) client.identify(person, identity);
    else client.forget();
  }, [client, person, identity]);
  useEffect(() => {
    client?.pageView(path);
  }, [client, path]);

  return mustAsk ? <ConsentBanner returnTo={path} /> : null;
}

/** The client while there is consent. A page that goes away, as before an error page, ends nothing. */
function useClient(source: AnalyticsSource, isAllowed: boolean): AnalyticsClient | null {
  const [client, setClient] = useState<AnalyticsClient | null>(null);
  const { key, host } = source;
  useEffect(() => {
    let isGone = false;
    const follow = async () => {
      if (!isAllowed) return stopAnalytics();
      const started = await startAnalytics({ key, host });
      if (!isGone) setClient(started);
    };
    // A blocker that keeps the library away is an answer, too.
    follow().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isAllowed, key, host]);
  return isAllowed ? client : null;
}

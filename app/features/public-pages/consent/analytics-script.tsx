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

/** Rendered only if analytics is configured; tracks page views only with consent. */
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

/** Unmounting, such as before an error page, does not end the client. */
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
    // A content blocker may stop the library from loading; the error is ignored.
    follow().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isAllowed, key, host]);
  return isAllowed ? client : null;
}

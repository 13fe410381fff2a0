import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import {
  startAnalytics,
  type AnalyticsClient,
  type AnalyticsPerson,
  type AnalyticsSource,
} from "~/analytics/client";
import { ConsentBanner } from "./consent-banner";
import { effectiveConsent } from "./effective-consent";

export type MeasureProps = { source: AnalyticsSource; person: AnalyticsPerson | null };

/** Asks when it must, and measures only with consent; drawn only where analytics is configured. */
export function Measure({ source, person }: MeasureProps) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const { consent, mustAsk } = effectiveConsent(document.cookie, navigator);
  const client = useClient(source, consent.statistics);
  const { identity } = consent;

  useEffect(() => {
    if (!client) return;
    if (person) client.identify(person, identity);
    else client.forget();
  }, [client, person, identity]);
  useEffect(() => client?.pageView(path), [client, path]);

  return mustAsk ? <ConsentBanner returnTo={path} /> : null;
}

/** The client while there is consent; taken back, it forgets and stops. */
function useClient(source: AnalyticsSource, isAllowed: boolean): AnalyticsClient | null {
  const [client, setClient] = useState<AnalyticsClient | null>(null);
  const { key, host } = source;
  useEffect(() => {
    if (!isAllowed) return;
    let started: AnalyticsClient | null = null;
    let isGone = false;
    startAnalytics({ key, host }).then(
      (next) => {
        if (isGone) return next.stop();
        started = next;
        setClient(next);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      started?.stop();
      setClient(null);
    };
  }, [isAllowed, key, host]);
  return client;
}

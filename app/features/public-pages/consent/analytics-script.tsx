import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import {
  startAnalytics,
  stopAnalytics,
  type AnalyticsClient,
  type AnalyticsPerson,
  type AnalyticsSource,
} from "~/analytics/client";
import { effectiveConsent, NO_CONSENT, findDecision, isToBeLogged } from "~/analytics/consent";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { PageLink } from "~/ui/action/page-link";
import text from "~/ui/text/text.module.css";
import { ConsentForm } from "./consent-form";
import { consent as words } from "./words";
import styles from "./analytics-script.module.css";

export type AnalyticsScriptProps = { source: AnalyticsSource; person: AnalyticsPerson | null };

const t = translator("consent", words);

/** Beside the page, never covering all of it: reading on without an answer means refusal. */
function ConsentBanner({ returnTo }: { returnTo: string }) {
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <h2 id="consent-title" className={styles.title}>
        {t("banner.title")}
      </h2>
      <p className={styles.text}>
        {t("banner.text")}{" "}
        <PageLink to={to("/privacy")} className={text.link}>
          {t("privacy")}
        </PageLink>
      </p>
      <ConsentForm consent={NO_CONSENT} returnTo={returnTo} />
    </section>
  );
}

const PAUSE_MS = 5 * 60_000;
let lastTry = { what: "", atMs: 0 };

/** Cheap enough to call on every page. */
function logAgain(memberId: string | null): void {
  const decision = findDecision(document.cookie);
  if (!decision || !isToBeLogged(document.cookie, decision, memberId)) return;
  const what = `${decision.madeAtMs} ${memberId}`;
  if (what === lastTry.what && Date.now() - lastTry.atMs < PAUSE_MS) return;
  lastTry = { what, atMs: Date.now() };
  // On failure, the choice stays marked as missing.
  fetch(to("/consent/log"), { method: "POST", keepalive: true }).catch(() => undefined);
}

/** Rendered only if analytics is configured; tracks page views only with consent. */
export function AnalyticsScript({ source, person }: AnalyticsScriptProps) {
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

import { UUID_PATTERN } from "../../contract/shared/uuid.ts";

/** A visitor's consent by purpose. Identity has no effect without statistics. */
export type Consent = { statistics: boolean; identity: boolean };

export type Decision = {
  consent: Consent;
  madeAtMs: number;
  /**
   * Random, and stable over later decisions in this browser. The consent log uses it for visitors without
   * an account.
   */
  visitorId: string;
};

export const CONSENT_COOKIE = "portal_consent";
/**
 * Which decision the service's log has, and for whom. A separate cookie, so that it never overwrites a
 * newer choice.
 */
export const CONSENT_LOG_COOKIE = "portal_consent_log";
/** Increase when the purposes or their texts change: every visitor is asked again. */
export const CONSENT_VERSION = 2;
export const NO_CONSENT: Consent = { statistics: false, identity: false };

const VALUE = new RegExp(`^v(\\d+)\\.s([01])\\.i([01])\\.(\\d{1,15})\\.(${UUID_PATTERN})$`);

function findCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(";")) {
    const [found, value] = pair.trim().split("=", 2);
    if (found === name) return value ?? "";
  }
  return null;
}

export function consentValue({ consent, madeAtMs, visitorId }: Decision): string {
  const { statistics, identity } = consent;
  const flags = `s${Number(statistics)}.i${Number(statistics && identity)}`;
  return `v${CONSENT_VERSION}.${flags}.${madeAtMs}.${visitorId}`;
}

/** Null if the cookie has no decision of the current version. */
export function findDecision(cookies: string): Decision | null {
  const match = VALUE.exec(findCookie(cookies, CONSENT_COOKIE) ?? "");
  if (!match || Number(match[1]) !== CONSENT_VERSION) return null;
  return {
    consent: { statistics: match[2] === "1", identity: match[3] === "1" },
    madeAtMs: Number(match[4]),
    visitorId: match[5] ?? "",
  };
}

/** Contains only the start of the id, for privacy. */
export function logValue({ madeAtMs }: Decision, memberId: string | null): string {
  return `${madeAtMs}.${memberId?.slice(0, 8) ?? "guest"}`;
}

/** Also true if the log has the decision, but not for the current member. */
export function isToBeLogged(
  cookies: string,
  decision: Decision,
  memberId: string | null,
): boolean {
  const logged = findCookie(cookies, CONSENT_LOG_COOKIE) ?? "";
  if (memberId) return logged !== logValue(decision, memberId);
  return !logged.startsWith(`${decision.madeAtMs}.`);
}

type ConsentState = { consent: Consent; mustAsk: boolean };

type PrivacySignals = { globalPrivacyControl?: boolean; doNotTrack?: string | null };

/** A decision always counts. Without one, a browser's do-not-track signal counts as a refusal. */
export function effectiveConsent(cookies: string, signals: PrivacySignals): ConsentState {
  const decided = findDecision(cookies);
  if (decided) return { consent: decided.consent, mustAsk: false };
  const isRefused = signals.globalPrivacyControl === true || signals.doNotTrack === "1";
  return { consent: NO_CONSENT, mustAsk: !isRefused };
}

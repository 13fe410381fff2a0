import { UUID_PATTERN } from "../../contract/uuid.ts";

/** What a visitor agreed to, purpose by purpose. Identity means nothing without statistics. */
export type Consent = { statistics: boolean; identity: boolean };

/** A consent as the browser keeps it. */
export type Decision = {
  consent: Consent;
  madeAtMs: number;
  /** Random, and the same over later decisions of this browser: the log's name for who has no account. */
  visitorId: string;
};

export const CONSENT_COOKIE = "portal_consent";
/** Which decision the service's log has, and for whom. Apart, so that it never overwrites a newer choice. */
export const CONSENT_LOG_COOKIE = "portal_consent_log";
/** Raised when the purposes or their words change: everybody is asked again. */
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

/** Version, choices, when they were made and in which browser. */
export function consentValue({ consent, madeAtMs, visitorId }: Decision): string {
  const { statistics, identity } = consent;
  const flags = `s${Number(statistics)}.i${Number(statistics && identity)}`;
  return `v${CONSENT_VERSION}.${flags}.${madeAtMs}.${visitorId}`;
}

/** The decision in a cookie header or `document.cookie`; null when none of this version was made. */
export function findDecision(cookies: string): Decision | null {
  const match = VALUE.exec(findCookie(cookies, CONSENT_COOKIE) ?? "");
  if (!match || Number(match[1]) !== CONSENT_VERSION) return null;
  return {
    consent: { statistics: match[2] === "1", identity: match[3] === "1" },
    madeAtMs: Number(match[4]),
    visitorId: match[5] ?? "",
  };
}

/** A guest's decision, or this member's. Of the id only the head: the rest is nobody's business. */
export function logValue({ madeAtMs }: Decision, memberId: string | null): string {
  return `${madeAtMs}.${memberId?.slice(0, 8) ?? "guest"}`;
}

/** Whether the log still lacks this decision, or lacks it for the member who is here now. */
export function isToBeLogged(
  cookies: string,
  decision: Decision,
  memberId: string | null,
): boolean {
  const logged = findCookie(cookies, CONSENT_LOG_COOKIE) ?? "";
  if (memberId) return logged !== logValue(decision, memberId);
  return !logged.startsWith(`${decision.madeAtMs}.`);
}

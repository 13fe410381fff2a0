import { randomUUID } from "node:crypto";
import {
  CONSENT_COOKIE,
  CONSENT_LOG_COOKIE,
  CONSENT_VERSION,
  consentValue,
  logValue,
  type Consent,
  type Decision,
} from "~/analytics/consent";
import type { ConsentsApi } from "~/service/privacy-api.server";

const HALF_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** E-mail and name need their own checkbox. */
export function readChoice(form: FormData): Consent {
  const choice = form.get("choice");
  if (choice === "refuse") return { statistics: false, identity: false };
  if (choice === "accept") return { statistics: true, identity: false };
  return { statistics: form.get("statistics") === "on", identity: form.get("identity") === "on" };
}

/** Keeps the visitor id of `earlier`. */
export function decide(consent: Consent, earlier: Decision | null, nowMs: number): Decision {
  const visitorId = earlier?.visitorId ?? randomUUID();
  return { consent, madeAtMs: nowMs, visitorId };
}

/** Returns false on failure: the choice is valid all the same (decision 0011). */
export async function logDecision(
  consents: ConsentsApi,
  decision: Decision,
  clientAddress: string,
): Promise<boolean> {
  const { consent, madeAtMs, visitorId } = decision;
  const choiceOf = (isSubmitted: boolean) => (isSubmitted ? "accepted" : "refused");
  const decisionText = {
    visitorId,
    version: String(CONSENT_VERSION),
    givenAt: new Date(madeAtMs).toISOString(),
    choices: {
      analytics: choiceOf(consent.statistics),
      analytics_identity: choiceOf(consent.statistics && consent.identity),
    },
  } as const;
  const { isError } = await consents.record(decisionText, clientAddress);
  return !isError;
}

export function consentCookie(decision: Decision, isHttps: boolean): string {
  return readableCookie(CONSENT_COOKIE, consentValue(decision), isHttps);
}

export function consentLogCookie(
  decision: Decision,
  memberId: string | null,
  isHttps: boolean,
): string {
  return readableCookie(CONSENT_LOG_COOKIE, logValue(decision, memberId), isHttps);
}

/** Expires after half a year. Scripts of the page read it, so it contains no personal data. */
function readableCookie(name: string, value: string, isHttps: boolean): string {
  const flags = `Path=/; Max-Age=${HALF_YEAR_SECONDS}; SameSite=Strict${isHttps ? "; Secure" : ""}`;
  return `${name}=${value}; ${flags}`;
}

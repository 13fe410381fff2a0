import { CONSENT_COOKIE, consentValue, type Consent } from "~/analytics/consent";

const HALF_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** The choices of a form: one of the two buttons, or the ticks beside "save". */
export function readChoice(form: FormData): Consent {
  const choice = form.get("choice");
  const isTicked = (name: string) => choice === "accept" || form.get(name) === "on";
  if (choice === "refuse") return { statistics: false, identity: false };
  return { statistics: isTicked("statistics"), identity: isTicked("identity") };
}

/** Kept half a year. The page itself reads it, so it holds the choices and nothing about the visitor. */
export function consentCookie(consent: Consent, nowMs: number, isHttps: boolean): string {
  const flags = `Path=/; Max-Age=${HALF_YEAR_SECONDS}; SameSite=Strict${isHttps ? "; Secure" : ""}`;
  return `${CONSENT_COOKIE}=${consentValue(consent, nowMs)}; ${flags}`;
}

/** What a visitor agreed to, purpose by purpose. Identity means nothing without statistics. */
export type Consent = { statistics: boolean; identity: boolean };

export const CONSENT_COOKIE = "portal_consent";
/** Raised when the purposes change: everybody is asked again. */
export const CONSENT_VERSION = 1;
export const NO_CONSENT: Consent = { statistics: false, identity: false };

const VALUE = /^v(\d+)\.s([01])\.i([01])\.\d+$/;

/** Version, choices and when they were made (unix seconds). */
export function consentValue({ statistics, identity }: Consent, nowMs: number): string {
  const flags = `s${Number(statistics)}.i${Number(statistics && identity)}`;
  return `v${CONSENT_VERSION}.${flags}.${Math.floor(nowMs / 1000)}`;
}

/** The decision in a cookie header or `document.cookie`; null when none of this version was made. */
export function findConsent(cookies: string): Consent | null {
  for (const pair of cookies.split(";")) {
    const [name, value] = pair.trim().split("=", 2);
    const match = name === CONSENT_COOKIE ? VALUE.exec(value ?? "") : null;
    if (match && Number(match[1]) === CONSENT_VERSION)
      return { statistics: match[2] === "1", identity: match[3] === "1" };
  }
  return null;
}

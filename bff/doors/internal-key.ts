import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Compares secrets of any length in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (value: string) => createHash("sha256").update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

const toleranceSeconds = 300;

/**
 * Checks `x-portal-signature: t=<unix seconds>,v1=<hex hmac-sha256 of "<t>.<body>">` in constant
 * time; older or newer than 300 s is refused.
 */
export function isSignedBody(header: string, body: string, key: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  const [, time = "", signature = ""] = match ?? [];
  if (!match) return false;
  const ageSeconds = Math.abs(now.getTime() / 1_000 - Number(time));
  const expected = createHmac("sha256", key).update(`${time}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) && ageSeconds <= toleranceSeconds;
}

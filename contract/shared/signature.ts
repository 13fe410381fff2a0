/**
 * Signature of a call between the parts, such as "CMS changed" (`CmsChange`). Each side computes the
 * HMAC-SHA-256 with INTERNAL_KEY using its own crypto library.
 */
export const SIGNATURE_HEADER = "x-portal-signature";

/** An older signature, or one further in the future, is refused. */
const TOLERANCE_SECONDS = 300;

export const signedText = (seconds: number | string, body: string): string => `${seconds}.${body}`;

/** @param digest in hexadecimal */
export const signatureLine = (seconds: number, digest: string): string =>
  `t=${seconds},v1=${digest}`;

/**
 * Reads a signature header; null if malformed or outside the time tolerance. The caller must compare the
 * digest.
 */
export function readSignature(
  line: string | undefined,
  nowMs: number,
): { seconds: string; digest: string } | null {
  const [, seconds, digest] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(line ?? "") ?? [];
  if (seconds === undefined || digest === undefined) return null;
  const isOfNow = Math.abs(nowMs / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
  return isOfNow ? { seconds, digest } : null;
}

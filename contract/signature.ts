import type { Frequency } from "./email-frequency.ts";

/**
 * The signed call "the CMS changed", which Directus makes to app and service after every write: what its
 * body says and how its signature is written and read. The digest itself, HMAC-SHA-256 with INTERNAL_KEY,
 * is made by each side's own cryptography.
 */
export const SIGNATURE_HEADER = "x-portal-signature";

/** A signature that is older, or from further ahead, is refused. */
const TOLERANCE_SECONDS = 300;

/** More keys than these are told as none. */
const MAX_KEYS = 500;

/** `publish` follows a `create` or an `update` that made an item readable. */
export const changeActions = ["create", "update", "delete", "publish"] as const;
export type ChangeAction = (typeof changeActions)[number];

/** No keys mean every item of the collection; `member` is the only one whom the items are about. */
export type CmsChange = {
  collection: string;
  keys: string[];
  action: ChangeAction;
  member?: string | undefined;
  /** With `publish`: the e-mail frequencies that are mailed at once. */
  frequencies?: Frequency[] | undefined;
};

export function changeBody({ keys, ...change }: CmsChange): string {
  return JSON.stringify({ ...change, keys: keys.length > MAX_KEYS ? [] : keys });
}

/** What the digest is made of. */
export const signedText = (seconds: number | string, body: string): string => `${seconds}.${body}`;

/** @param digest in hexadecimal */
export const signatureLine = (seconds: number, digest: string): string =>
  `t=${seconds},v1=${digest}`;

/** Reads a line, or null when it is none or not of these minutes. The digest remains to be compared. */
export function readSignature(
  line: string | undefined,
  nowMs: number,
): { seconds: string; digest: string } | null {
  const [, seconds, digest] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(line ?? "") ?? [];
  if (seconds === undefined || digest === undefined) return null;
  const isOfNow = Math.abs(nowMs / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
  return isOfNow ? { seconds, digest } : null;
}

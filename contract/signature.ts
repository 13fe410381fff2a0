import type { Frequency } from "./email-frequency.ts";

/**
 * The signed "CMS changed" call that Directus sends to app and service after every write: its body and its
 * signature header. Each side computes the HMAC-SHA-256 with INTERNAL_KEY using its own crypto library.
 */
export const SIGNATURE_HEADER = "x-portal-signature";

/** An older signature, or one further in the future, is refused. */
const TOLERANCE_SECONDS = 300;

/** Longer lists of keys are sent as an empty list, which means all items. */
const MAX_KEYS = 500;

/** `publish` follows a `create` or `update` that made an item readable. */
export const changeActions = ["create", "update", "delete", "publish"] as const;
export type ChangeAction = (typeof changeActions)[number];

/**
 * Empty `keys` mean every item of the collection. `member` is set if the items concern only that member.
 */
export type CmsChange = {
  collection: string;
  keys: string[];
  action: ChangeAction;
  member?: string | undefined;
  /** With `publish`: e-mail frequencies that are sent at once. */
  frequencies?: Frequency[] | undefined;
};

export function changeBody({ keys, ...change }: CmsChange): string {
  return JSON.stringify({ ...change, keys: keys.length > MAX_KEYS ? [] : keys });
}

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

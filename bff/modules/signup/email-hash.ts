import { createHmac } from "node:crypto";

/** Finds drafts by e-mail. Without the key, the hash does not reveal the address. */
export type HashEmail = (emailKey: string) => Buffer;

/** HMAC-SHA-256 of a normalized e-mail. */
export function createEmailHash(key: string): HashEmail {
  return (emailKey) => createHmac("sha256", key).update(`signup-email:${emailKey}`).digest();
}

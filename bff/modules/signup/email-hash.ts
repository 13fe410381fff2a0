import { createHmac } from "node:crypto";

/** What drafts of one e-mail are found by: without the key nobody tells from it whose it is. */
export type HashEmail = (emailKey: string) => Buffer;

/** HMAC-SHA-256 of an e-mail in its compared form. */
export function createEmailHash(key: string): HashEmail {
  return (emailKey) => createHmac("sha256", key).update(`signup-email:${emailKey}`).digest();
}

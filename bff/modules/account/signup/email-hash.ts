import { createHmac } from "node:crypto";

/** Finds drafts by e-mail. Without the key, the hash does not reveal the address. */
export type HashEmail = (emailKey: string) => Buffer;

export function createEmailHash(key: string): HashEmail {
  return (emailKey) => createHmac("sha256", key).update(`signup-email:${emailKey}`).digest();
}

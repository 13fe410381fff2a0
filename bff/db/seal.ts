import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export type Sealer = {
  /** @param purpose use of the value; opening it for another purpose fails */
  seal(purpose: string, value: unknown): Buffer;
  /** @throws {Error} if the bytes were changed, or sealed for another purpose or with another key */
  open(purpose: string, sealed: Buffer): unknown;
};

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM with a separate key for each purpose, derived from the data key (HKDF-SHA-256). */
export function createSealer(dataKey: string): Sealer {
  const keys = new Map<string, Buffer>();

  function keyFor(purpose: string): Buffer {
    const known = keys.get(purpose);
    if (known) return known;
    const derived = Buffer.from(hkdfSync("sha256", dataKey, "portal-seal", purpose, 32));
    keys.set(purpose, derived);
    return derived;
  }

  return {
    seal(purpose, value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), nonce);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]);
    },

    open(purpose, sealed) {
      if (sealed[0] !== VERSION) throw new Error("Sealed in an unknown way");
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
      const body = sealed.subarray(1 + NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", keyFor(purpose), nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(tag);
      return JSON.parse(decipher.update(body, undefined, "utf8") + decipher.final("utf8"));
    },
  };
}

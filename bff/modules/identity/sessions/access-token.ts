import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export type TokenSource = {
  id: string;
  generation: number;
  seed: Buffer;
};

const ID_BYTES = 16;
const GENERATION_BYTES = 4;
const MAC_BYTES = 32;

/**
 * The access token of one generation of a session. It is opaque to clients. Deriving it again gives the
 * same token, so that parallel renewals return one token.
 */
export function deriveAccessToken(key: string, { id, generation, seed }: TokenSource): string {
  const head = Buffer.alloc(ID_BYTES + GENERATION_BYTES);
  head.write(id.replaceAll("-", ""), "hex");
  head.writeUInt32BE(generation, ID_BYTES);
  const mac = createHmac("sha256", key).update("portal access token").update(head).update(seed);
  return Buffer.concat([head, mac.digest()]).toString("base64url");
}

/** Only what the token claims. Null if the format is wrong. */
export function parseAccessToken(token: string): { id: string; generation: number } | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== ID_BYTES + GENERATION_BYTES + MAC_BYTES) return null;
  if (bytes.toString("base64url") !== token) return null;
  const hex = bytes.toString("hex", 0, ID_BYTES);
  return {
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
    generation: bytes.readUInt32BE(ID_BYTES),
  };
}

export function hashAccessToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Compares two hashes in constant time. A missing one is never equal. */
export function isSameHash(left: Buffer, right: Buffer | null): boolean {
  return right !== null && left.length === right.length && timingSafeEqual(left, right);
}

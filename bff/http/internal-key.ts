import type { FastifyRequest } from "fastify";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { readSignature, signedText } from "../../contract/shared/signature.ts";
import { ServiceError } from "../errors.ts";

/** Compares secrets of any length in constant time. */
export function isSameSecret(input: string, expected: string): boolean {
  const digest = (value: string) => createHash("sha256").update(value).digest();
  return timingSafeEqual(digest(input), digest(expected));
}

/** @throws {ServiceError} `auth.invalid_signature` unless the portal itself asks, in its own name */
export function requireInternalKey(request: FastifyRequest, internalKey: string): void {
  const key = request.headers["x-portal-internal"];
  if (typeof key !== "string" || !isSameSecret(key, internalKey))
    throw new ServiceError("auth.invalid_signature");
}

/** In constant time. */
export function isSignedBody(
  header: string,
  body: string | Buffer,
  key: string,
  now: Date,
): boolean {
  const signature = readSignature(header, now.getTime());
  if (!signature) return false;
  const expected = createHmac("sha256", key)
    .update(signedText(signature.seconds, ""))
    .update(body)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature.digest, "hex"));
}

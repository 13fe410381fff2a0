import { createHmac, timingSafeEqual } from "node:crypto";
import { readSignature, signedText } from "../../contract/shared/signature.ts";

/** The signature covers the raw body. */
export function isSignedByCms(
  header: string | undefined,
  body: string,
  key: string,
  nowMs: number,
): boolean {
  const signature = readSignature(header, nowMs);
  if (!signature) return false;
  const expected = createHmac("sha256", key).update(signedText(signature.seconds, body)).digest();
  return timingSafeEqual(expected, Buffer.from(signature.digest, "hex"));
}

import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE_SECONDS = 300;

/** Checks `t=<unix seconds>,v1=<hex hmac>` over the raw body (docs/architecture.md, "the CMS changed"). */
export function isSignedByCms(
  header: string | undefined,
  body: string,
  key: string,
  nowMs: number,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "");
  if (!match) return false;
  const [, seconds = "", signature = ""] = match;
  if (Math.abs(nowMs / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const wanted = createHmac("sha256", key).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(wanted, Buffer.from(signature, "hex"));
}

import { createHmac, timingSafeEqual } from "node:crypto";
import {
  previewText,
  readPreviewToken,
  type Preview,
} from "../../../../contract/content/preview.ts";

const digestOf = (key: string, preview: Preview) =>
  createHmac("sha256", key)
    .update(`preview.${previewText(preview)}`)
    .digest();

export const signPreview = (key: string, preview: Preview): string =>
  `${previewText(preview)}.${digestOf(key, preview).toString("hex")}`;

export function verifyPreview(key: string, token: unknown, nowMs: number): Preview | null {
  const read = typeof token === "string" ? readPreviewToken(token) : null;
  if (!read || read.until * 1000 <= nowMs) return null;
  const { signature, ...preview } = read;
  const signed = Buffer.from(signature, "hex");
  return timingSafeEqual(signed, digestOf(key, preview)) ? preview : null;
}

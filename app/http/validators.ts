import { createHash } from "node:crypto";

export function etagOf(body: Uint8Array | string): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** The ETag of the same content in another coding: other bytes, so another strong tag. */
export function codedEtag(etag: string, coding: string): string {
  return coding === "identity" ? etag : `${etag.slice(0, -1)}-${coding}"`;
}

/** True if `If-None-Match` names these bytes (RFC 9110 §13.1.2). */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

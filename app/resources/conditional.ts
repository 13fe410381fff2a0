import { createHash } from "node:crypto";

/** A strong ETag of the bytes. */
export function etagOf(body: Buffer | string): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** 200 with the body, or 304 without it when the browser already has these bytes (RFC 9110 §13.1.2). */
export function answerConditionally(
  request: Request,
  body: Buffer | string,
  headers: Record<string, string> & { ETag: string },
): Response {
  const known = request.headers.get("if-none-match") ?? "";
  const isKnown =
    known.trim() === "*" ||
    known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === headers.ETag);
  if (isKnown) return new Response(null, { status: 304, headers });
  const bytes = typeof body === "string" ? body : new Uint8Array(body);
  return new Response(bytes, { headers });
}

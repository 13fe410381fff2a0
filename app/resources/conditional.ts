import { isKnown } from "~/http/validators";

/** 200 with the body, or 304 without it if the browser already has these bytes (RFC 9110 §13.1.2). */
export function answerConditionally(
  request: Request,
  body: Buffer | string,
  headers: Record<string, string> & { ETag: string },
): Response {
  if (isKnown(request.headers.get("if-none-match"), headers.ETag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = typeof body === "string" ? body : new Uint8Array(body);
  return new Response(bytes, { headers });
}

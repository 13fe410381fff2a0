import { AppError, notFound } from "./app-error";
import type { JsonResult } from "./json-client.server";

/** A picture never changes, but its access can: a withdrawn picture disappears here soon too. */
const TTL_SECONDS = 300;

/**
 * A member's picture from the service, for this reader only.
 * @param result the bytes in base64, or the error
 * @throws a 404 if there is none for this reader, a 503 if the service fails
 */
export function answerCachedImage(
  request: Request,
  result: JsonResult<{ content: string }>,
): Response {
  if (result.isError && result.statusCode === 404) throw notFound(request);
  if (result.isError) {
    throw new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();
  }
  return new Response(Buffer.from(result.data.content, "base64"), {
    headers: {
      "Content-Type": "image/webp",
      "Content-Disposition": "inline",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": `private, max-age=${TTL_SECONDS}`,
    },
  });
}

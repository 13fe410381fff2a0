import { AppError, notFound } from "./app-error";
import type { JsonResult } from "./json-client.server";

/** A picture never changes; who may see it can, and one that was taken back is soon gone here too. */
const KEPT_SECONDS = 300;

/**
 * A member's picture as the service keeps it, for its reader alone.
 * @param result the bytes in base64, or why there are none
 * @throws a 404 where there is none for who asks, a 503 when the service can't say
 */
export function answerKeptImage(
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
      "Cache-Control": `private, max-age=${KEPT_SECONDS}`,
    },
  });
}

import { AppError } from "~/http/app-error";
import { log } from "~/process/log.server";
import { CmsError } from "./cms.server";

/**
 * Returns null and logs the error when the CMS fails, for pages that say what is missing.
 * @throws {Response} a 500 if the CMS refused one of our own queries; a retry would not help
 */
export async function nullWhenUnavailable<T>(
  pending: Promise<T>,
  request?: Request,
): Promise<T | null> {
  try {
    return await pending;
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.isFault) AppError.throwCmsUnavailable(error);
    const { statusCode, code } = error;
    const requestId = request?.headers.get("x-request-id");
    log.warn({ statusCode, code, requestId }, "a page was shown without its content");
    return null;
  }
}

/**
 * The fallback for a lazily loaded part when the CMS fails.
 * @throws {Response} a 500 if the CMS refused one of our own queries; all other errors as they are
 */
export function failedWhenUnavailable(error: unknown): "failed" {
  if (!(error instanceof CmsError)) throw error;
  if (error.isFault) AppError.throwCmsUnavailable(error);
  return "failed";
}

/**
 * Response options of a page whose main content is `part`: 503 without it (`retry-after.server.ts` adds the
 * retry time).
 */
export const initFor = (part: unknown): ResponseInit => (part === null ? { status: 503 } : {});

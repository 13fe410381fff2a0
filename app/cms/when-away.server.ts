import { AppError } from "~/http/app-error";
import { log } from "~/process/log.server";
import { CmsError } from "./cms.server";

/**
 * For a page that says itself what is missing: null, and a line in the log, when the CMS fails.
 * @throws {Response} a 500 where the CMS refused a query of ours, which the next try does not mend
 */
export async function nullWhenAway<T>(asked: Promise<T>, request?: Request): Promise<T | null> {
  try {
    return await asked;
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
 * For a part that asks for itself later: what stands in for it when the CMS fails.
 * @throws {Response} a 500 where the CMS refused a query of ours, and what else there is
 */
export function failedWhenAway(error: unknown): "failed" {
  if (!(error instanceof CmsError)) throw error;
  if (error.isFault) AppError.throwCmsUnavailable(error);
  return "failed";
}

/** How a page answers that lives by `part`: a 503 without it (`retry-after.server.ts` adds when to come back). */
export const initFor = (part: unknown): ResponseInit => (part === null ? { status: 503 } : {});

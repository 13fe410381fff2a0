import type { HeadersFunction } from "@remix-run/node";
import { log } from "~/log.server";
import { CmsError } from "./cms.server";

const RETRY_AFTER = "Retry-After";
const AWAY: ResponseInit = { status: 503, headers: { [RETRY_AFTER]: "5" } };

/** For a page that says itself what is missing: null, and a line in the log, when the CMS fails. */
export async function nullWhenAway<T>(asked: Promise<T>, request: Request): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    const { statusCode, code } = error;
    const requestId = request.headers.get("x-request-id");
    log.warn({ statusCode, code, requestId }, "a page was shown without its content");
    return null;
  }
}

/** How a page answers that lives by `part`: without it, a 503 that says when to come back. */
export const initFor = (part: unknown): ResponseInit => (part === null ? AWAY : {});

/** Hands the page what `initFor` says. */
export const headersWhenAway: HeadersFunction = ({ loaderHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders);
  const retryAfter = loaderHeaders.get(RETRY_AFTER);
  if (retryAfter) headers.set(RETRY_AFTER, retryAfter);
  return headers;
};

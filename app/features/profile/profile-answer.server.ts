import { CmsError } from "~/cms/cms.server";
import type { ErrorResult } from "~/http/json-client.server";
import type { ProfileAnswer, SaveFailure } from "./profile-answer";

const DEFAULT_WAIT_SECONDS = 60;

export function failureOf({ statusCode, retryAfterSeconds }: ErrorResult): SaveFailure {
  if (statusCode === 429)
    return {
      code: "rate_limited",
      retryAfterSeconds: retryAfterSeconds ?? DEFAULT_WAIT_SECONDS,
    };
  return { code: statusCode === 403 ? "refused" : "unavailable" };
}

/** @throws what is no answer of Directus */
export function cmsFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof CmsError)) throw error;
  return { code: error.isOutage ? "unavailable" : "refused" };
}

/** The HTTP status of an answer. */
export function statusOf({ isDone, failure }: ProfileAnswer): number {
  if (isDone) return 200;
  if (!failure) return 400;
  return { refused: 403, unavailable: 503, rate_limited: 429 }[failure.code];
}

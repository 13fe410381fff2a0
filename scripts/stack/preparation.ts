import { isCmsUnavailable as isServiceCmsUnavailable } from "../../bff/cms/client.ts";
import { toServiceError } from "../../bff/errors.ts";
import { isCmsUnavailable, retryWhileUnavailable } from "../../cms-extensions/retry-unavailable.ts";
import { say, step } from "./progress.ts";

function isUnavailable(error: unknown): boolean {
  return (
    isCmsUnavailable(error) ||
    isServiceCmsUnavailable(error) ||
    toServiceError(error).code === "unavailable"
  );
}

/**
 * A start step that calls Directus or PostgreSQL. The work must be repeatable: it reruns while one of them
 * is unavailable, as on a busy machine.
 */
export function retryableStep<T>(
  label: string,
  work: () => Promise<T>,
  limits: { giveUpAfterMs?: number; pauseMs?: number } = {},
): Promise<T> {
  return step(label, () => retryWhileUnavailable(work, { label, isUnavailable, say, ...limits }));
}

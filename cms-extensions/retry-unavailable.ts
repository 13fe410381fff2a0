import { setTimeout as pause } from "node:timers/promises";
import { CmsError } from "./cms-client.ts";

/** Long, because a slow machine that also builds needs minutes to start a part. */
const GIVE_UP_AFTER_MS = 180_000;
const PAUSE_MS = 2_000;
const PASSING_STATUSES = new Set([429, 502, 503, 504]);

export type RetryOptions = {
  label: string;
  isUnavailable: (error: unknown) => boolean;
  say: (line: string) => void;
  giveUpAfterMs?: number;
  pauseMs?: number;
};

/** True while Directus starts, sheds load or answers too late; false when it refuses the call. */
export function isCmsUnavailable(error: unknown): boolean {
  if (error instanceof CmsError) return PASSING_STATUSES.has(error.status);
  if (!(error instanceof Error)) return false;
  const isLost = error instanceof TypeError && /^(fetch failed|terminated)$/.test(error.message);
  return isLost || error.name === "TimeoutError";
}

/**
 * Repeats idempotent work while a part it needs is unavailable, for at most three minutes. Any other
 * failure, and the last one, is thrown unchanged.
 */
export async function retryWhileUnavailable<T>(
  work: () => Promise<T>,
  { label, isUnavailable, say, ...limits }: RetryOptions,
): Promise<T> {
  const { giveUpAfterMs = GIVE_UP_AFTER_MS, pauseMs = PAUSE_MS } = limits;
  const giveUpAt = performance.now() + giveUpAfterMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > giveUpAt) throw error;
      say(`${label}: waiting, ${reasonOf(error)}; trying again`);
      await pause(pauseMs);
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof CmsError) return `Directus answers ${error.status}`;
  const cause = error instanceof Error ? error.cause : undefined;
  const deepest = cause instanceof Error ? cause : error;
  return deepest instanceof Error ? deepest.message : String(deepest);
}

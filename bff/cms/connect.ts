import { createBreaker } from "./breaker.ts";
import { createCmsClient } from "./client.ts";
import type { CmsClient } from "./client.ts";
import { createTimedFetch, defaultFetchLimits } from "./timed-fetch.ts";

/** A ticket's attachment is the largest answer. Editors may attach larger files than members. */
const MAX_BYTES = 10 * 1_048_576;

type ConnectOptions = {
  /** Multiplier of the usual time limits. */
  timeoutFactor?: number;
  /** Aborts reads once Directus hangs: for calls on which members wait, not for start-up work. */
  isWatched?: boolean;
};

export function connectCms(
  url: string,
  token: string,
  { timeoutFactor = 1, isWatched = false }: ConnectOptions = {},
): CmsClient {
  const fetch = createTimedFetch({
    connectMs: defaultFetchLimits.connectMs * timeoutFactor,
    totalMs: defaultFetchLimits.totalMs * timeoutFactor,
    maxBytes: MAX_BYTES,
  });
  async function probe(): Promise<void> {
    const answer = await fetch(new URL("/server/ping", url));
    if (!answer.ok) throw new Error(`Directus answered ${answer.status}`);
  }
  const breaker = createBreaker({
    failures: 5,
    openMs: 5_000,
    elapsedMs: () => performance.now(),
    timeoutFactor,
    ...(isWatched && { probe }),
  });
  return createCmsClient({ url, token, fetch, breaker });
}

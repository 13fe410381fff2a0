import { createBreaker } from "./breaker.ts";
import { createCmsClient } from "./client.ts";
import type { CmsClient } from "./client.ts";
import { createTimedFetch, defaultFetchLimits } from "./timed-fetch.ts";

/** An attachment of a ticket is the largest answer; the editors' own may be larger than members'. */
const MAX_BYTES = 10 * 1_048_576;

/**
 * Directus as the running service reaches it: bounded in time, with a breaker.
 * @param patience how many times as long as usual it may take
 */
export function connectCms(url: string, token: string, patience = 1): CmsClient {
  const breaker = createBreaker({
    failures: 5,
    openMs: 5_000,
    elapsedMs: () => performance.now(),
  });
  const fetch = createTimedFetch({
    connectMs: defaultFetchLimits.connectMs * patience,
    totalMs: defaultFetchLimits.totalMs * patience,
    maxBytes: MAX_BYTES,
  });
  return createCmsClient({ url, token, fetch, breaker });
}

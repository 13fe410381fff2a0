import { createBreaker } from "./breaker.ts";
import { createCmsClient } from "./client.ts";
import type { CmsClient } from "./client.ts";
import { createTimedFetch, defaultFetchLimits } from "./timed-fetch.ts";

/** Directus as the running service reaches it: bounded in time, with a breaker. */
export function connectCms(url: string, token: string): CmsClient {
  const breaker = createBreaker({
    failures: 5,
    openMs: 5_000,
    elapsedMs: () => performance.now(),
  });
  return createCmsClient({ url, token, fetch: createTimedFetch(defaultFetchLimits), breaker });
}

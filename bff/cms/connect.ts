import { createBreaker } from "./breaker.ts";
import { createCmsUsers } from "./cms-users.ts";
import type { CmsUsers } from "./cms-users.ts";
import { createTimedFetch, defaultFetchLimits } from "./timed-fetch.ts";

/** The users of Directus as the running service reads them: bounded in time, with a breaker. */
export function connectCmsUsers(url: string, token: string): CmsUsers {
  const breaker = createBreaker({
    failures: 5,
    openMs: 5_000,
    elapsedMs: () => performance.now(),
  });
  return createCmsUsers({ url, token, fetch: createTimedFetch(defaultFetchLimits), breaker });
}

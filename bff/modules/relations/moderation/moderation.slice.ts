import { isCmsUnavailable } from "../../../cms/client.ts";
import { createCmsSanctions } from "../../../cms/cms-sanctions.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { replaceSanctions } from "./sanctions.repository.ts";

const REFRESH = "measures-refresh";

/**
 * Follows the team's sanctions in Directus: when one changes, when Directus is available again, and every
 * five minutes, because an account can be silenced there too.
 */
export function moderationSlice({ database, cms, jobs, now }: SliceBase): Slice {
  const { db } = database;
  const cmsSanctions = createCmsSanctions(cms);
  const refresh = () => replaceSanctions(db, () => cmsSanctions.listHolding(now()));
  const refreshing: JobKind<object> = {
    name: REFRESH,
    cron: "*/5 * * * *",
    retries: 10,
    handle: refresh,
  };
  return {
    jobKinds: [refreshing],
    async cmsChanged(collection) {
      if (collection !== "sanctions") return;
      await refresh().catch((error: unknown) => {
        if (!isCmsUnavailable(error)) throw error;
        // One refresh is enough for all changes while Directus is unavailable.
        return jobs.send(REFRESH, {}, db, { key: "cms-away" });
      });
    },
  };
}

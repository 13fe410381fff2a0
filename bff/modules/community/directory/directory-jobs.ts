import { z } from "zod";
import { isCmsAway } from "../../../cms/client.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { listAccounts } from "./directory-index.repository.ts";
import type { DirectoryIndex } from "./directory-index.ts";

export type DirectoryJobs = {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
};

const REFRESH = "directory-refresh";
const REBUILD = "directory-rebuild";
const idsShape = z.array(z.guid());

/**
 * Updates the directory when users change in Directus, when Directus is available again, and completely
 * every 15 minutes.
 */
export function createDirectoryJobs(
  db: Database,
  jobs: Jobs,
  { refresh, rebuild }: DirectoryIndex,
): DirectoryJobs {
  const refreshing: JobKind<{ ids: string[] }> = {
    name: REFRESH,
    retries: 10,
    handle: ({ ids }) => refresh(ids),
  };
  const rebuilding: JobKind<object> = {
    name: REBUILD,
    cron: "*/15 * * * *",
    retries: 3,
    handle: () => rebuild(),
  };
  return {
    jobKinds: [refreshing, rebuilding],
    async cmsChanged(collection, keys) {
      if (collection !== "directus_users") return;
      const changed = idsShape.safeParse(keys);
      if (!changed.success) throw new ServiceError("validation_failed", { cause: changed.error });
      const ids = await listAccounts(db, changed.data);
      if (ids.length === 0) return;
      await refresh(ids).catch((error: unknown) => {
        if (!isCmsAway(error)) throw error;
        return jobs.send(REFRESH, { ids }, db);
      });
    },
  };
}

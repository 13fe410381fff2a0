import { searchFeed } from "../../../../contract/content/search-feed.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { isIndexOld } from "../documents/index.repository.ts";
import type { Indexer } from "./indexer.ts";

export type IndexJobs = {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
  resume(): Promise<void>;
};

const SYNC = "search-sync";
const REBUILD = "search-rebuild";
const followed = new Set(searchFeed.map(({ table }) => table));

/**
 * Updates the index when Directus reports a change, and every minute. Rebuilds it if it is empty or old, or
 * if names changed that occur everywhere.
 */
export function createIndexJobs(db: Database, jobs: Jobs, indexer: Indexer): IndexJobs {
  const send = (name: string) => jobs.send(name, {}, db, { key: name });

  const sync: JobKind<object> = {
    name: SYNC,
    cron: "* * * * *",
    retries: 10,
    expireAfterSeconds: 300,
    async handle() {
      for (;;) {
        const taken = await indexer.sync();
        if (taken === null) return send(REBUILD);
        if (taken === 0) return;
      }
    },
  };

  const rebuild: JobKind<object> = {
    name: REBUILD,
    retries: 20,
    expireAfterSeconds: 1_800,
    async handle() {
      await indexer.rebuild();
    },
  };

  // Words of deleted texts must not remain, because they may be personal.
  const forget: JobKind<object> = {
    name: "search-forget-words",
    cron: "40 3 * * *",
    retries: 5,
    expireAfterSeconds: 600,
    handle: () => indexer.forgetWords(),
  };

  return {
    jobKinds: [sync, rebuild, forget],
    async cmsChanged(collection) {
      if (followed.has(collection)) await send(SYNC);
    },
    async resume() {
      if (await isIndexOld(db)) await send(REBUILD);
    },
  };
}

import { searchFeed } from "../../../../contract/search-feed.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { isIndexOld } from "../documents/index.repository.ts";
import type { Indexer } from "./indexer.ts";

export type IndexJobs = {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
  /** Fills an index that is empty, or older than what it is made of. */
  resume(): Promise<void>;
};

const SYNC = "search-sync";
const REBUILD = "search-rebuild";
const followed = new Set(searchFeed.map(({ table }) => table));

/**
 * When the index is brought up to date: at once when Directus says that something changed, every minute
 * whether it did or not, and as a whole when it is empty or old, or names changed that stand everywhere.
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

  // What is erased must not stay as words either.
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

import type { CmsCreated, DatedCollection } from "../cms/cms-created.ts";
import type { Database } from "../db/database.ts";
import type { JobKind, Jobs } from "../jobs/jobs.ts";
import type { CmsChangeListener } from "./cms-changed.ts";
import {
  findNextFrom,
  forgetHeardBefore,
  listHeard,
  lockSweep,
  saveHeard,
  saveNextFrom,
} from "./missed-changes.repository.ts";

export type MissedChangesDeps = {
  db: Database;
  jobs: Jobs;
  cmsCreated: CmsCreated;
  /** Those whom Directus' calls reach. */
  listeners: readonly CmsChangeListener[];
  now: () => Date;
};

export type MissedChanges = {
  /** Keeps of what Directus told; comes after whoever makes something of it. */
  heard: CmsChangeListener;
  jobKinds: readonly JobKind<never>[];
  /** Looks at once for what was missed while nobody listened. */
  resume: () => Promise<void>;
};

/** What members hear of by mail, on devices, or not at all, only because Directus tells of it. */
const swept = ["Notification", "ticket_messages"] as const satisfies readonly DatedCollection[];

const FIND_MISSED = "find-missed-changes";
const MINUTE_MS = 60_000;
/** Directus tries for some seconds to tell of something: what is younger may be on its way. */
const YOUNG_MS = MINUTE_MS;
/** A row is dated before its transaction ends, and by another clock than ours. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** Told together, and kept as told before the next ones are: a failure repeats few. */
const AT_ONCE = 500;
/** What nobody heard of for longer is told no more. */
const OLDEST_MS = 48 * 60 * MINUTE_MS;

/**
 * Directus gives up a call after some seconds. What is new and was told by none is found within minutes, and
 * told to the same listeners as if Directus had done it.
 */
export function createMissedChanges(deps: MissedChangesDeps): MissedChanges {
  const { db, jobs, cmsCreated, listeners, now } = deps;
  const ago = (ms: number) => new Date(now().getTime() - ms);

  async function findMissed(collection: DatedCollection): Promise<void> {
    const from = await findNextFrom(db, collection);
    // What was there before anything was kept of calls was told long ago.
    if (!from) return saveNextFrom(db, collection, now());
    const since = new Date(Math.max(from.getTime(), ago(OLDEST_MS).getTime()));
    const written = await cmsCreated.list(collection, { from: since, until: ago(YOUNG_MS) });
    const heard = await listHeard(db, collection, new Date(since.getTime() - OVERLAP_MS));
    const missed = written.filter((id) => !heard.has(id));
    for (let begin = 0; begin < missed.length; begin += AT_ONCE) {
      const part = missed.slice(begin, begin + AT_ONCE);
      for (const listen of listeners) await listen(collection, part, "create");
      await saveHeard(db, collection, part, now());
    }
    const nextFrom = new Date(Math.max(since.getTime(), ago(YOUNG_MS + OVERLAP_MS).getTime()));
    await saveNextFrom(db, collection, nextFrom);
    await forgetHeardBefore(db, collection, new Date(nextFrom.getTime() - OVERLAP_MS));
  }

  const findAllMissed: JobKind<object> = {
    name: FIND_MISSED,
    cron: "*/5 * * * *",
    retries: 3,
    expireAfterSeconds: 240,
    handle: () =>
      // Of two processes that start together one looks.
      db.transaction(async (within) => {
        if (!(await lockSweep(within))) return;
        const outcomes = await Promise.allSettled(swept.map(findMissed));
        for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
      }),
  };

  return {
    async heard(collection, keys, action) {
      if (action !== "create" || !swept.some((name) => name === collection)) return;
      await saveHeard(db, collection, keys, now());
    },
    jobKinds: [findAllMissed],
    resume: () => jobs.send(FIND_MISSED, {}, db, { key: FIND_MISSED }),
  };
}

import type { CmsCreated, DatedCollection } from "../cms/cms-created.ts";
import type { Database } from "../db/database.ts";
import type { JobKind, Jobs } from "../jobs/jobs.ts";
import type { CmsChangeListener } from "./cms-changed.ts";
import {
  findNextFrom,
  deleteReceivedBefore,
  listReceived,
  lockSweep,
  saveReceived,
  saveNextFrom,
} from "./missed-changes.repository.ts";
import { MINUTE_MS } from "../../contract/shared/time.ts";

export type MissedChangesDeps = {
  db: Database;
  jobs: Jobs;
  cmsCreated: CmsCreated;
  listeners: readonly CmsChangeListener[];
  now: () => Date;
};

export type MissedChanges = {
  /** Records changes that webhooks announced; must run after the other listeners. */
  recordReceived: CmsChangeListener;
  jobKinds: readonly JobKind<never>[];
  resume: () => Promise<void>;
};

/** Collections whose mails and push notifications depend on the webhook alone. */
const swept = ["Notification", "ticket_messages"] as const satisfies readonly DatedCollection[];

const FIND_MISSED = "find-missed-changes";
/** Directus retries a webhook for some seconds: younger rows may still be announced. */
const YOUNG_MS = MINUTE_MS;
/** A row gets its date before its transaction ends, and from another clock. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** Batch size: each batch is recorded before the next, so that a failure repeats few rows. */
const AT_ONCE = 500;
/** Older missed changes are not announced any more. */
const OLDEST_MS = 48 * 60 * MINUTE_MS;

/**
 * Directus gives up a webhook after some seconds. The sweep finds unannounced rows within minutes and calls
 * the same listeners.
 */
export function createMissedChanges(deps: MissedChangesDeps): MissedChanges {
  const { db, jobs, cmsCreated, listeners, now } = deps;
  const ago = (ms: number) => new Date(now().getTime() - ms);

  async function findMissed(collection: DatedCollection): Promise<void> {
    const from = await findNextFrom(db, collection);
    // Rows from before the first sweep were announced long ago.
    if (!from) return saveNextFrom(db, collection, now());
    const since = new Date(Math.max(from.getTime(), ago(OLDEST_MS).getTime()));
    const written = await cmsCreated.list(collection, { from: since, until: ago(YOUNG_MS) });
    const received = await listReceived(db, collection, new Date(since.getTime() - OVERLAP_MS));
    const missed = written.filter((id) => !received.has(id));
    for (let begin = 0; begin < missed.length; begin += AT_ONCE) {
      const part = missed.slice(begin, begin + AT_ONCE);
      for (const listen of listeners) await listen(collection, part, "create");
      await saveReceived(db, collection, part, now());
    }
    const nextFrom = new Date(Math.max(since.getTime(), ago(YOUNG_MS + OVERLAP_MS).getTime()));
    await saveNextFrom(db, collection, nextFrom);
    await deleteReceivedBefore(db, collection, new Date(nextFrom.getTime() - OVERLAP_MS));
  }

  const findAllMissed: JobKind<object> = {
    name: FIND_MISSED,
    cron: "*/5 * * * *",
    retries: 3,
    expireAfterSeconds: 240,
    handle: () =>
      // If two processes start together, only one sweeps.
      db.transaction(async (within) => {
        if (!(await lockSweep(within))) return;
        const outcomes = await Promise.allSettled(swept.map(findMissed));
        for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
      }),
  };

  return {
    async recordReceived(collection, keys, action) {
      if (action !== "create" || !swept.some((name) => name === collection)) return;
      await saveReceived(db, collection, keys, now());
    },
    jobKinds: [findAllMissed],
    resume: () => jobs.send(FIND_MISSED, {}, db, { key: FIND_MISSED }),
  };
}

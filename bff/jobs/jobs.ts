import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { JobResult } from "pg-boss";
import type { Database } from "../db/database.ts";
import { describeError } from "../describe-error.ts";

/** One kind of work: what its name is, how often it is tried, and what it does. */
export type JobKind<Data extends object> = {
  name: string;
  /** At least once: the same job may come twice after a crash, so the handler must not mind. */
  handle: (data: Data) => Promise<void>;
  /** Called when the last try has failed, with the same data. */
  giveUp?: (data: Data) => Promise<void>;
  /** Tries after the first; the wait between them grows from two seconds to an hour. */
  retries?: number;
  /** Jobs of this kind at once in this process. */
  concurrent?: number;
  /** A job under way for longer counts as lost and is tried again; that of a dead process, much sooner. */
  expireAfterSeconds?: number;
  /** When it runs by itself: five cron fields, Zurich time. Scheduled jobs get an empty object. */
  cron?: string;
};

export type Jobs = {
  /**
   * Writes a job; it starts at once, or at `startAfter`.
   * @param within the transaction the job belongs to: it exists only when that commits
   * @param options.key of jobs with the same key that still wait only one is kept; it starts when
   * every transaction that asked for it has ended
   */
  send(
    name: string,
    data: object,
    within: Database,
    options?: { key?: string; startAfter?: Date },
  ): Promise<void>;
  /** Starts to work; until then jobs may be sent already if the tables exist. */
  start(kinds: readonly JobKind<never>[]): Promise<void>;
  /** Lets running handlers end, up to `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
};

/** Tries of work for which Directus is asked: together they take hours, longer than it is away. */
export const OUTLASTING_DIRECTUS = 14;

/** How often is looked for what is due, of all kinds at once. */
const LOOK_MS = 2_000;
/** How often a kind looks for itself: while the database tells no notices, and else for what was missed. */
const POLL_SECONDS = { alone: 2, told: 600 };
const FETCHED_TOGETHER = 2;
const LONGEST_WAIT_SECONDS = 3_600;
const KEEP_DONE_SECONDS = 24 * 3_600;
/** Of a process that is silent for so long every job counts as lost. */
const SILENCE_SECONDS = 30;
const LOOK_FOR_LOST_SECONDS = 15;

/** Kinds of which a job could start now; each is looked up in the index that workers fetch by. */
const DUE = `
  select name from unnest($1::text[]) as kind(name)
  where exists (
    select from jobs.job
    where job.name = kind.name and job.state < 'active' and not job.blocked and job.start_after <= now()
  )`;

/**
 * Work that outlives a request, kept in PostgreSQL (schema `jobs`) beside the data it is about.
 * @param onError told what the queue itself cannot do, such as reach its database
 */
export function createJobs(databaseUrl: string, onError: (error: Error) => void): Jobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: "jobs",
    application_name: "portal-jobs",
    max: 4,
    superviseIntervalSeconds: LOOK_FOR_LOST_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_LOST_SECONDS,
    useListenNotify: true,
  });
  boss.on("error", onError);
  /** Of those who work on each kind. */
  const workers = new Map<string, string[]>();
  let timer: NodeJS.Timeout | undefined;

  /**
   * New jobs wake their workers by a notice of the database. Those tried again, kept for later or freed by a
   * transaction give none: one question for all kinds finds them, in place of one question a kind.
   */
  async function wakeWhatIsDue(): Promise<void> {
    const { rows } = await boss.getDb().executeSql(DUE, [[...workers.keys()]]);
    for (const { name } of rows as { name: string }[]) {
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    }
  }

  function lookAgain(): void {
    timer = setTimeout(() => {
      wakeWhatIsDue()
        .catch((error: Error) => timer && onError(error))
        .finally(() => timer && lookAgain());
    }, LOOK_MS).unref();
  }

  async function prepare(kind: JobKind<never>): Promise<void> {
    const concurrent = kind.concurrent ?? 1;
    const options = {
      retryLimit: kind.retries ?? 0,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: LONGEST_WAIT_SECONDS,
      // Jobs fetched together wait for each other where one is worked on at a time.
      expireInSeconds: (kind.expireAfterSeconds ?? 60) * (concurrent === 1 ? FETCHED_TOGETHER : 1),
      deleteAfterSeconds: KEEP_DONE_SECONDS,
      heartbeatSeconds: SILENCE_SECONDS,
      notify: true,
    };
    await boss.createQueue(kind.name, { policy: "short", ...options });
    // A queue of an earlier version keeps its options otherwise.
    await boss.updateQueue(kind.name, options);
    const work = {
      // Only full fetches of more than one job are followed by the next without a pause.
      batchSize: FETCHED_TOGETHER,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: POLL_SECONDS.alone,
      notifyPollingIntervalSeconds: POLL_SECONDS.told,
      includeMetadata: true,
    } as const;
    const handle = async (jobs: Parameters<typeof resultOf>[1][]) => {
      if (concurrent > 1) return Promise.all(jobs.map((job) => resultOf(kind, job)));
      const results: JobResult[] = [];
      for (const job of jobs) results.push(await resultOf(kind, job));
      return results;
    };
    const ids: string[] = [];
    while (ids.length < Math.ceil(concurrent / FETCHED_TOGETHER)) {
      ids.push(await boss.work<never, JobResult[], typeof work>(kind.name, work, handle));
    }
    workers.set(kind.name, ids);
    if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { tz: "Europe/Zurich" });
  }

  return {
    async send(name, data, within, { key, startAfter } = {}) {
      const singletonKey = key ?? randomUUID();
      let isWaiting = false;
      while (!isWaiting) {
        const id = await boss.send(name, data, {
          db: fromDrizzle(within, sql),
          // Of a queue with the policy "short" only one job may wait under each key.
          singletonKey,
          ...(startAfter && { startAfter }),
        });
        // One that started since saw nothing of this transaction: the next turn writes a new one.
        isWaiting = id !== null || (await holdWaitingJob(within, name, singletonKey));
      }
    },
    async start(kinds) {
      await boss.start();
      for (const kind of kinds) await prepare(kind);
      lookAgain();
    },
    async stop(timeoutMs) {
      clearTimeout(timer);
      timer = undefined;
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}

/**
 * Keeps a waiting job from starting until the transaction ends: it would not see what that writes, and
 * nothing would come after it. Workers pass over locked rows.
 * @returns false when it doesn't wait any more
 */
async function holdWaitingJob(within: Database, name: string, key: string): Promise<boolean> {
  const { rows } = await within.execute(sql`
    select 1 from jobs.job where name = ${name} and singleton_key = ${key} and state = 'created'
    for share`);
  return rows.length > 0;
}

/** One job's own fate: a failure is tried again without the jobs it was fetched with. */
async function resultOf(
  kind: JobKind<never>,
  job: { id: string; data: never; retryCount: number; retryLimit: number },
): Promise<JobResult> {
  try {
    await kind.handle(job.data);
    return { id: job.id, status: "completed" };
  } catch (error) {
    const { message } = describeError(error);
    const isLast = job.retryCount >= job.retryLimit;
    const failure = isLast ? await kind.giveUp?.(job.data).catch(describeError) : null;
    return { id: job.id, status: "failed", output: { message, giveUp: failure?.message ?? null } };
  }
}

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { JobResult } from "pg-boss";
import type { Database } from "../db/database.ts";
import { describeError } from "../describe-error.ts";

export type JobKind<Data extends object> = {
  name: string;
  /** Runs at least once: a job may repeat after a crash, so the handler must be idempotent. */
  handle: (data: Data) => Promise<void>;
  /** Called with the same data when the last try has failed. */
  giveUp?: (data: Data) => Promise<void>;
  /** Tries after the first; the wait between them grows from two seconds to an hour. */
  retries?: number;
  /** Jobs of this kind at once in this process, not in all. */
  concurrent?: number;
  /**
   * A job that runs longer counts as lost and is tried again. A dead process' jobs are retried much sooner.
   */
  expireAfterSeconds?: number;
  /** Schedule: five cron fields, Zurich time. Scheduled jobs get an empty object. */
  cron?: string;
};

export type Jobs = {
  /**
   * Creates a job; it starts at once, or at `startAfter`.
   * @param within the transaction of the job: the job exists only if it commits
   * @param options.key at most one waiting job per key; it starts after every transaction that sent it has
   * ended
   */
  send(
    name: string,
    data: object,
    within: Database,
    options?: { key?: string; startAfter?: Date },
  ): Promise<void>;
  /** Starts the workers; jobs may be sent earlier if the tables exist. */
  start(kinds: readonly JobKind<never>[]): Promise<void>;
  stop(timeoutMs: number): Promise<void>;
};

/** Retries of jobs that need Directus: they span hours, longer than an outage. */
export const OUTLASTING_DIRECTUS = 14;

const LOOK_MS = 2_000;
/** Polling interval of each kind: `alone` while LISTEN is unavailable, `notified` as a safety net. */
const POLL_SECONDS = { alone: 2, notified: 600 };
const FETCHED_TOGETHER = 2;
const MAX_WAIT_SECONDS = 3_600;
const COMPLETED_RETENTION_SECONDS = 24 * 3_600;
/** After this silence of a process all its jobs count as lost. */
const SILENCE_SECONDS = 30;
const LOOK_FOR_LOST_SECONDS = 15;

/** Kinds with a job that could start now; uses the index by which workers fetch. */
const DUE = `
  select name from unnest($1::text[]) as kind(name)
  where exists (
    select from jobs.job
    where job.name = kind.name and job.state < 'active' and not job.blocked and job.start_after <= now()
  )`;

/**
 * A job queue in PostgreSQL (schema `jobs`), beside the data of its jobs.
 * @param onError called with errors of the queue itself, such as a lost database
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
  const workers = new Map<string, string[]>();
  let timer: NodeJS.Timeout | undefined;

  /**
   * Wakes the workers of due jobs. New jobs notify their workers through LISTEN; retried, delayed or
   * unlocked jobs do not. One query finds them for all kinds.
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
      retryDelayMax: MAX_WAIT_SECONDS,
      // Jobs that are fetched together run one after another if `concurrent` is 1.
      expireInSeconds: (kind.expireAfterSeconds ?? 60) * (concurrent === 1 ? FETCHED_TOGETHER : 1),
      deleteAfterSeconds: COMPLETED_RETENTION_SECONDS,
      heartbeatSeconds: SILENCE_SECONDS,
      notify: true,
    };
    await boss.createQueue(kind.name, { policy: "short", ...options });
    // A queue created by an earlier version would keep its old options.
    await boss.updateQueue(kind.name, options);
    const work = {
      // Only a full fetch of more than one job is followed by the next without a pause.
      batchSize: FETCHED_TOGETHER,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: POLL_SECONDS.alone,
      notifyPollingIntervalSeconds: POLL_SECONDS.notified,
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
      let isPending = false;
      while (!isPending) {
        const id = await boss.send(name, data, {
          db: fromDrizzle(within, sql),
          // With the queue policy "short", each key has at most one waiting job.
          singletonKey,
          ...(startAfter && { startAfter }),
        });
        // A job that started in between has not seen this transaction: the next turn creates a new one.
        isPending = id !== null || (await holdQueuedJob(within, name, singletonKey));
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
 * Holds a waiting job until the transaction ends; otherwise it could run without seeing these writes, and
 * no other job would follow. Workers skip locked rows.
 * @returns false if the job does not wait any more
 */
async function holdQueuedJob(within: Database, name: string, key: string): Promise<boolean> {
  const { rows } = await within.execute(sql`
    select 1 from jobs.job where name = ${name} and singleton_key = ${key} and state = 'created'
    for share`);
  return rows.length > 0;
}

/** Returns each job's own result: a failure does not repeat the other jobs of its batch. */
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

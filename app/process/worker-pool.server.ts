import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { log } from "./log.server.ts";
import { totalMs, type WorkerAnswer } from "./worker-jobs.ts";

type PoolOptions = {
  file: string;
  size: number;
  /** CPU time of one job. On a busy machine, wall time passes while the thread waits. */
  jobLimitMs: number;
  /** Maximum wait of a job for a free worker, once a worker has started. */
  waitLimitMs: number;
  maxQueued: number;
};

export type JobOutcome<Result> =
  | { kind: "done"; result: Result }
  /** The job failed or exceeded its limit; its worker was replaced. */
  | { kind: "cut" }
  | { kind: "busy" };

export type WorkerPool<Job, Result> = {
  run(job: Job): Promise<JobOutcome<Result>>;
  close(): Promise<void>;
};

type Task<Job, Result> = {
  job: Job;
  timer: NodeJS.Timeout | undefined;
  finish: (outcome: JobOutcome<Result>) => void;
};

/** A job also ends after this many times its limit in wall time. */
const MAX_WAIT_FOR_TURN = 20;
/** A busy machine takes seconds to start a thread, which says nothing about the jobs. */
const START_LIMIT_MS = 30_000;
/** A job that needs more memory is treated like one that takes too long. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/**
 * Runs jobs on worker threads, off the event loop. The program answers with `serveJobs` (`worker-jobs.ts`).
 * Threads start with the first jobs and do not keep the process alive.
 */
export function createWorkerPool<Job, Result>(options: PoolOptions): WorkerPool<Job, Result> {
  const { file, size, jobLimitMs, waitLimitMs, maxQueued } = options;
  const workers = new Set<Worker>();
  const free: Worker[] = [];
  const pending: Task<Job, Result>[] = [];
  const running = new Map<Worker, Task<Job, Result>>();
  const computedMs = new Map<Worker, number>();
  let hasStarted = false;

  function finish(worker: Worker, outcome: JobOutcome<Result>): void {
    const task = running.get(worker);
    if (!task) return;
    running.delete(worker);
    clearTimeout(task.timer);
    task.finish(outcome);
  }

  function refuse(task: Task<Job, Result>): void {
    clearTimeout(task.timer);
    task.finish({ kind: "busy" });
  }

  function limitWait(task: Task<Job, Result>): void {
    clearTimeout(task.timer);
    task.timer = setTimeout(
      () => {
        pending.splice(pending.indexOf(task), 1);
        task.finish({ kind: "busy" });
      },
      hasStarted ? waitLimitMs : START_LIMIT_MS,
    );
  }

  function cut(worker: Worker): void {
    workers.delete(worker);
    computedMs.delete(worker);
    finish(worker, { kind: "cut" });
    void worker.terminate();
    startJobs();
  }

  function watch(worker: Worker, task: Task<Job, Result>, latestMs: number): void {
    task.timer = setTimeout(async () => {
      const usage = await worker.cpuUsage().catch(() => null);
      if (running.get(worker) !== task) return;
      const spentMs = usage ? totalMs(usage) - (computedMs.get(worker) ?? 0) : Infinity;
      if (spentMs >= jobLimitMs || Date.now() >= latestMs) cut(worker);
      else watch(worker, task, latestMs);
    }, jobLimitMs);
  }

  function startWorker(): void {
    const worker = new Worker(resolve(file), {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      env: {},
      resourceLimits: WORKER_MEMORY,
    });
    worker.unref();
    workers.add(worker);
    let isReady = false;
    worker.on("message", (answer: WorkerAnswer<Result>) => {
      if (!workers.has(worker)) return;
      isReady = true;
      if (!hasStarted) {
        hasStarted = true;
        for (const task of pending) limitWait(task);
      }
      computedMs.set(worker, answer.computedMs);
      if (answer.kind === "done") finish(worker, { kind: "done", result: answer.result });
      free.push(worker);
      startJobs();
    });
    worker.once("error", (error) => {
      if (!workers.has(worker)) return;
      log.warn({ err: error, file }, "a worker failed");
      // A program that can't start would fail again for each waiting job.
      if (!isReady) for (const task of pending.splice(0)) refuse(task);
      cut(worker);
    });
  }

  function startJobs(): void {
    while (pending.length > 0) {
      const worker = free.pop();
      if (!worker) break;
      const task = pending.shift();
      if (!task) break;
      clearTimeout(task.timer);
      running.set(worker, task);
      worker.postMessage(task.job);
      watch(worker, task, Date.now() + jobLimitMs * MAX_WAIT_FOR_TURN);
    }
    const starting = workers.size - running.size - free.length;
    if (pending.length > starting && workers.size < size) startWorker();
  }

  return {
    run(job) {
      if (pending.length >= maxQueued) return Promise.resolve({ kind: "busy" });
      return new Promise((done) => {
        const task: Task<Job, Result> = { job, timer: undefined, finish: done };
        limitWait(task);
        pending.push(task);
        startJobs();
      });
    },
    async close() {
      const ended = [...workers].map((worker) => worker.terminate());
      workers.clear();
      free.length = 0;
      await Promise.all(ended);
    },
  };
}

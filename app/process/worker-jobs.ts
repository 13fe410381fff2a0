import { parentPort } from "node:worker_threads";

/** `computedMs` is what the thread has computed since its start. */
export type WorkerAnswer<Result> = { computedMs: number } & (
  | { kind: "ready" }
  | { kind: "done"; result: Result }
);

export const totalMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

/** The workers' side of `createWorkerPool`: answers jobs one after the other. */
export function serveJobs<Job, Result>(work: (job: Job) => Result): void {
  const port = parentPort;
  if (!port) throw new Error("This program runs as a worker only");
  const answer = (what: { kind: "ready" } | { kind: "done"; result: Result }): void =>
    port.postMessage({ ...what, computedMs: totalMs(process.threadCpuUsage()) });
  port.on("message", (job: Job) => answer({ kind: "done", result: work(job) }));
  answer({ kind: "ready" });
}

import { parentPort } from "node:worker_threads";

/** `computedMs` is the thread's CPU time since its start. */
export type WorkerAnswer<Result> = { computedMs: number } & (
  | { kind: "ready" }
  | { kind: "done"; result: Result }
);

export const totalMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

export function serveJobs<Job, Result>(work: (job: Job) => Result): void {
  const port = parentPort;
  if (!port) throw new Error("This program runs as a worker only");
  const answer = (what: { kind: "ready" } | { kind: "done"; result: Result }): void =>
    port.postMessage({ ...what, computedMs: totalMs(process.threadCpuUsage()) });
  port.on("message", (job: Job) => answer({ kind: "done", result: work(job) }));
  answer({ kind: "ready" });
}

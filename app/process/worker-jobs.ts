import { parentPort } from "node:worker_threads";

/** The workers' side of `createWorkerPool`: answers jobs one after the other. */
export function serveJobs<Job, Result>(work: (job: Job) => Result): void {
  const port = parentPort;
  if (!port) throw new Error("This program runs as a worker only");
  port.on("message", (job: Job) => port.postMessage({ result: work(job) }));
  port.postMessage("ready");
}

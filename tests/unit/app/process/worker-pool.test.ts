import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createWorkerPool } from "~/process/worker-pool.server";

const PATIENT = { jobLimitMs: 30_000, waitLimitMs: 30_000, maxQueued: 50 };

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pool-"));
  file = join(folder, "worker.ts");
  writeFileSync(
    file,
    `import { threadId } from "node:worker_threads";
import { serveJobs } from ${JSON.stringify(resolve("app/process/worker-jobs.ts"))};
serveJobs((job: string) => {
  if (job === "fail") throw new Error("failed on purpose");
  if (job === "memory") for (const kept: string[][] = []; ; ) kept.push(Array.from({ length: 1e6 }, String));
  while (job === "hang");
  return { job, threadId };
});`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Answer = { job: string; threadId: number };

function startPool(options: Partial<Parameters<typeof createWorkerPool>[0]> = {}) {
  const pool = createWorkerPool<string, Answer>({ file, size: 1, ...PATIENT, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

async function threadOf(answer: ReturnType<ReturnType<typeof startPool>["run"]>): Promise<number> {
  const outcome = await answer;
  return outcome.kind === "done" ? outcome.result.threadId : -1;
}

test("worker pool: answers jobs in order on the same thread", async () => {
  const { run } = startPool();
  const answers = await Promise.all(["a", "b", "c"].map((job) => run(job)));
  const results = answers.map((each) => (each.kind === "done" ? each.result : null));
  expect(results.map((each) => each?.job)).toEqual(["a", "b", "c"]);
  expect(new Set(results.map((each) => each?.threadId)).size).toBe(1);
});

test.each(["hang", "fail", "memory"])(
  "worker pool: ends a job that would %s, and answers the next on a new thread",
  async (job) => {
    const pool = startPool({ jobLimitMs: job === "hang" ? 50 : PATIENT.jobLimitMs });
    const first = await threadOf(pool.run("a"));
    const cut = pool.run(job);
    const next = threadOf(pool.run("b"));
    expect(await cut).toEqual({ kind: "cut" });
    expect(await next).toBeGreaterThan(first);
  },
);

test("worker pool: the event loop continues while a job hangs", async () => {
  const { run } = startPool({ jobLimitMs: 400 });
  await run("a");
  const cut = run("hang");
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await cut;
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

test("worker pool: refuses a job if the queue is full or no thread is free in time", async () => {
  const full = startPool({ maxQueued: 1 });
  const waiting = full.run("a");
  expect(await full.run("b")).toEqual({ kind: "busy" });
  expect(await waiting).toMatchObject({ kind: "done" });

  const slow = startPool({ waitLimitMs: 0 });
  await slow.run("a");
  void slow.run("hang");
  expect(await slow.run("b")).toEqual({ kind: "busy" });
});

test("worker pool: jobs wait for the first thread to start, however short their limit", async () => {
  expect(await startPool({ waitLimitMs: 0 }).run("a")).toMatchObject({ kind: "done" });
});

test("worker pool: refuses jobs if its program can't start", async () => {
  const broken = join(folder, "broken.ts");
  writeFileSync(broken, "throw new Error('no start');");
  expect(await startPool({ file: broken }).run("a")).toEqual({ kind: "busy" });
});

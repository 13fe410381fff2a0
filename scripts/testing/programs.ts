import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { endWithProcess } from "../stack/children.ts";
import type { StepOutcome } from "./steps.ts";
import {
  findTestRecord,
  RECORD_VARIABLE,
  type FailedTest,
  type TestRecord,
} from "./test-record.ts";

/** A run writes its record last; the rest takes a moment. */
const LINGER_MS = 120_000;
const LOOK_MS = 1_000;
const ROOT = resolve(import.meta.dirname, "../..");

export type TestOutcome = StepOutcome & { record: TestRecord };

type Over = { isOver: () => boolean; lingerMs: number };

export function runQuietly(
  args: readonly string[],
  env: Record<string, string> = {},
  over?: Over,
): Promise<StepOutcome> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    endWithProcess(child, "SIGTERM");
    const lingering = over && endLingering(child, over);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    }
    child.once("error", (error) => {
      clearInterval(lingering);
      reject(error);
    });
    child.once("close", (code) => {
      clearInterval(lingering);
      done({ isGreen: code === 0, output });
    });
  });
}

/** Vitest waits forever for a process that holds a test's output, and would block all following steps. */
function endLingering(child: ChildProcess, { isOver, lingerMs }: Over): NodeJS.Timeout {
  let overSince: number | null = null;
  return setInterval(() => {
    if (overSince === null && isOver()) overSince = performance.now();
    if (overSince === null || performance.now() - overSince < lingerMs) return;
    child.kill("SIGKILL");
    for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  }, LOOK_MS);
}

/** A test run that died without a record counts as one failure. */
const DIED: TestRecord = {
  times: [],
  passed: 0,
  skipped: 0,
  failed: [
    { file: "", line: 1, title: "the run itself", error: "it left no record", evidence: [] },
  ],
};
const UNENDED: FailedTest = {
  ...{ file: "", line: 1, title: "the run itself", evidence: [] },
  error: "it told of no failure and did not end well: something that a test started may hold it",
};

export async function runTests(
  args: readonly string[],
  env: Record<string, string> = {},
  lingerMs = LINGER_MS,
): Promise<TestOutcome> {
  const folder = mkdtempSync(join(tmpdir(), "portal-record-"));
  const file = join(folder, "record.json");
  try {
    const isOver = () => existsSync(file);
    const variables = { ...env, [RECORD_VARIABLE]: file };
    const outcome = await runQuietly(args, variables, { isOver, lingerMs });
    const record = findTestRecord(file) ?? DIED;
    const isUntold = !outcome.isGreen && record.failed.length === 0;
    return { ...outcome, record: isUntold ? { ...record, failed: [UNENDED] } : record };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

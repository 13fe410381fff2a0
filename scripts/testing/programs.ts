import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { endWithUs } from "../stack/children.ts";
import type { StepOutcome } from "./steps.ts";
import { findTestRecord, RECORD_VARIABLE, type TestRecord } from "./test-record.ts";

const ROOT = resolve(import.meta.dirname, "../..");

export type TestOutcome = StepOutcome & { record: TestRecord };

/** Runs a program of ours; what it says is kept for a failure. */
export function runQuietly(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<StepOutcome> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    endWithUs(child, "SIGTERM");
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    }
    child.once("error", reject);
    child.once("close", (code) => done({ isGreen: code === 0, output }));
  });
}

/** A run of tests that died before it could leave a record counts as one failure. */
const DIED: TestRecord = {
  times: [],
  passed: 0,
  skipped: 0,
  failed: [
    { file: "", line: 1, title: "the run itself", error: "it left no record", evidence: [] },
  ],
};

/** Runs Vitest or Playwright with our reporter among its own. */
export async function runTests(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<TestOutcome> {
  const folder = mkdtempSync(join(tmpdir(), "portal-record-"));
  const file = join(folder, "record.json");
  try {
    const outcome = await runQuietly(args, { ...env, [RECORD_VARIABLE]: file });
    return { ...outcome, record: findTestRecord(file) ?? DIED };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

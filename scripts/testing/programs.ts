import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { endWithUs } from "../stack/children.ts";
import type { StepOutcome } from "./steps.ts";

const ROOT = resolve(import.meta.dirname, "../..");
/** The lines of counts that Vitest and Playwright close with. */
const COUNTS = /^ *(Tests +\d.*|\d+ (passed|skipped|flaky) ?(\(.*\))?)$/;

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

/** How many tests a program ran, in its own words. */
export function listCounts(output: string): string[] {
  return stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => COUNTS.test(line));
}

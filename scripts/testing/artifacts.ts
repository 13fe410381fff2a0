import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { TestStack } from "./test-stack.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Where the browser tests leave pictures and traces: in `playwright.config.ts` too. */
const RESULTS = ".data/test-results";

/** A run's evidence is its own. */
export function clearArtifacts(): void {
  rmSync(join(ROOT, RESULTS), { recursive: true, force: true });
}

/**
 * Keeps pictures, traces and what the parts of the stack said; also where the whole folder of the run goes
 * away, when `PORTAL_TEST_ARTIFACTS` names another one.
 * @returns the folder that holds them
 */
export function keepArtifacts(stack: TestStack | undefined, target: string | undefined): string {
  const results = join(ROOT, RESULTS);
  mkdirSync(results, { recursive: true });
  stack?.keepLogs(join(results, "logs"));
  if (!target) return RESULTS;
  const folder = resolve(ROOT, target);
  cpSync(results, folder, { recursive: true });
  return folder;
}

/** Where a piece of evidence lies after it was kept. */
export function placeOf(evidence: string, folder: string): string {
  return evidence.startsWith(`${RESULTS}/`)
    ? join(folder, evidence.slice(RESULTS.length))
    : evidence;
}

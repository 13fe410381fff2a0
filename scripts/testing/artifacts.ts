import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { TestStack } from "./test-stack.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Folder of the browser tests' screenshots and traces; `playwright.config.ts` has it too. */
const RESULTS = ".data/test-results";

export function clearArtifacts(): void {
  rmSync(join(ROOT, RESULTS), { recursive: true, force: true });
}

/**
 * Saves screenshots, traces and logs of the stack. `PORTAL_TEST_ARTIFACTS` names another folder, which
 * survives if the run's own folder is deleted.
 * @returns the folder that holds them
 */
export function saveArtifacts(stack: TestStack | undefined, target: string | undefined): string {
  const results = join(ROOT, RESULTS);
  mkdirSync(results, { recursive: true });
  stack?.saveLogs(join(results, "logs"));
  if (!target) return RESULTS;
  const folder = resolve(ROOT, target);
  cpSync(results, folder, { recursive: true });
  return folder;
}

export function placeOf(evidence: string, folder: string): string {
  return evidence.startsWith(`${RESULTS}/`)
    ? join(folder, evidence.slice(RESULTS.length))
    : evidence;
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How long the tests of one file took, with what it took to load them. */
export type FileTime = { file: string; ms: number };

/** Where the reporters of a run leave their times; they leave none without it. */
export const TIMES_FOLDER_VARIABLE = "TEST_TIMES_FOLDER";

/** Keeps the times of this process' run beside those of the other steps. */
export function keepFileTimes(times: readonly FileTime[]): void {
  const folder = process.env[TIMES_FOLDER_VARIABLE];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(times));
}

/** The slowest files of all steps, the slowest first. */
export function listSlowestFiles(folder: string, count: number): FileTime[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as FileTime[])
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count);
}

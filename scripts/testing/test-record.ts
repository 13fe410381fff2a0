import { readFileSync, writeFileSync } from "node:fs";

/** How long the tests of one file took, with what it took to load them. */
export type FileTime = { file: string; ms: number };

/** A test that did not do what it says, or a file that could not be run. */
export type FailedTest = {
  file: string;
  line: number;
  title: string;
  /** The first line of what went wrong. */
  error: string;
  /** Pictures and traces of it. */
  evidence: string[];
};

/** What one run of Vitest or Playwright leaves for who started it. */
export type TestRecord = {
  times: FileTime[];
  passed: number;
  skipped: number;
  failed: FailedTest[];
};

/** The file in which a run leaves its record; it leaves none without it. */
export const RECORD_VARIABLE = "TEST_RECORD_FILE";

export function keepTestRecord(record: TestRecord): void {
  const file = process.env[RECORD_VARIABLE];
  if (file) writeFileSync(file, JSON.stringify(record));
}

/** The record of a run; null when it ended before it could leave one. */
export function findTestRecord(file: string): TestRecord | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as TestRecord;
  } catch {
    return null;
  }
}

/** Records of several runs as one. */
export function joinRecords(records: readonly TestRecord[]): TestRecord {
  return {
    times: records.flatMap(({ times }) => times),
    passed: records.reduce((sum, { passed }) => sum + passed, 0),
    skipped: records.reduce((sum, { skipped }) => sum + skipped, 0),
    failed: records.flatMap(({ failed }) => failed),
  };
}

/** The slowest files, the slowest first; what ran twice counts together. */
export function listSlowestFiles(times: readonly FileTime[], count: number): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, ms } of times) sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums]
    .map(([file, ms]) => ({ file, ms }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count);
}

/** The first line of an error that says something, with what was expected and what came, without colours. */
export function firstLineOf(text: string): string {
  const lines = text
    .replaceAll(/\u001b\[[0-9;]*m/g, "")
    .split("\n")
    .map((line) => line.trim());
  const told = lines.filter((line) => /^(Expected|Received)\b.*: ./.test(line)).slice(0, 2);
  const first = lines.find((line) => line !== "") ?? "";
  return [first, ...told.filter((line) => line !== first)].join("; ");
}

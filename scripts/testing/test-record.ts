import { readFileSync, writeFileSync } from "node:fs";

export type FileTime = { file: string; ms: number };

export type FailedTest = {
  file: string;
  line: number;
  title: string;
  error: string;
  evidence: string[];
};

export type TestRecord = {
  times: FileTime[];
  passed: number;
  skipped: number;
  failed: FailedTest[];
};

export const RECORD_VARIABLE = "TEST_RECORD_FILE";

export function saveTestRecord(record: TestRecord): void {
  const file = process.env[RECORD_VARIABLE];
  if (file) writeFileSync(file, JSON.stringify(record));
}

export function findTestRecord(file: string): TestRecord | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as TestRecord;
  } catch {
    return null;
  }
}

export function joinRecords(records: readonly TestRecord[]): TestRecord {
  return {
    times: records.flatMap(({ times }) => times),
    passed: records.reduce((sum, { passed }) => sum + passed, 0),
    skipped: records.reduce((sum, { skipped }) => sum + skipped, 0),
    failed: records.flatMap(({ failed }) => failed),
  };
}

export function listSlowestFiles(times: readonly FileTime[], count: number): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, ms } of times) sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums]
    .map(([file, ms]) => ({ file, ms }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count);
}

export function firstLineOf(text: string): string {
  const lines = text
    .replaceAll(/\u001b\[[0-9;]*m/g, "")
    .split("\n")
    .map((line) => line.trim());
  const expectations = lines.filter((line) => /^(Expected|Received)\b.*: ./.test(line)).slice(0, 2);
  const first = lines.find((line) => line !== "") ?? "";
  return [first, ...expectations.filter((line) => line !== first)].join("; ");
}

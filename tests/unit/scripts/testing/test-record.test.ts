import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  findTestRecord,
  firstLineOf,
  joinRecords,
  saveTestRecord,
  listSlowestFiles,
  RECORD_VARIABLE,
} from "../../../../scripts/testing/test-record";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "record-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const failure = { file: "a.test.ts", line: 3, title: "adds", error: "no", evidence: [] };
const record = { times: [], passed: 2, skipped: 1, failed: [failure] };

describe("test record", () => {
  test("is written to the requested file", () => {
    const file = join(folder, "record.json");
    vi.stubEnv(RECORD_VARIABLE, file);
    saveTestRecord(record);
    expect(findTestRecord(file)).toEqual(record);
  });

  test("is not written without a file, and is null if the run crashed", () => {
    vi.stubEnv(RECORD_VARIABLE, "");
    saveTestRecord(record);
    const file = join(folder, "record.json");
    expect(findTestRecord(file)).toBeNull();
    writeFileSync(file, '{"passed": 2, ');
    expect(findTestRecord(file)).toBeNull();
  });

  test("can be added to others", () => {
    expect(joinRecords([record, record])).toEqual({
      times: [],
      passed: 4,
      skipped: 2,
      failed: [failure, failure],
    });
    expect(joinRecords([])).toEqual({ times: [], passed: 0, skipped: 0, failed: [] });
  });
});

test("record of a run: lists the slowest files first, repeated ones with both times", () => {
  const times = [
    { file: "a.test.ts", ms: 10 },
    { file: "b.test.ts", ms: 30 },
    { file: "c.test.ts", ms: 20 },
    { file: "a.test.ts", ms: 25 },
  ];
  expect(listSlowestFiles(times, 2)).toEqual([
    { file: "a.test.ts", ms: 35 },
    { file: "b.test.ts", ms: 30 },
  ]);
});

test("record of a run: shows the first meaningful line of an error, without colours", () => {
  expect(firstLineOf("\n \u001b[31mexpected\u001b[39m 1\nreceived 2")).toBe("expected 1");
  expect(firstLineOf("")).toBe("");
  const received =
    "Error: expect(received).toBe(expected)\n\nExpected: 200\nReceived: 503\n\nCall log:";
  expect(firstLineOf(received)).toBe(
    "Error: expect(received).toBe(expected); Expected: 200; Received: 503",
  );
});

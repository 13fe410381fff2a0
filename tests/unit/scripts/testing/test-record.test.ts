import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  keepFileTimes,
  listSlowestFiles,
  TIMES_FOLDER_VARIABLE,
} from "../../../../scripts/testing/file-times";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "times-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("the slowest files are told, the slowest first", () => {
  vi.stubEnv(TIMES_FOLDER_VARIABLE, join(folder, "times"));
  keepFileTimes([
    { file: "a.test.ts", ms: 10 },
    { file: "b.test.ts", ms: 30 },
    { file: "c.test.ts", ms: 20 },
  ]);
  expect(listSlowestFiles(join(folder, "times"), 2).map(({ file }) => file)).toEqual([
    "b.test.ts",
    "c.test.ts",
  ]);
});

test("nothing is kept when nobody asked, and a folder without times has none", () => {
  vi.stubEnv(TIMES_FOLDER_VARIABLE, "");
  keepFileTimes([{ file: "a.test.ts", ms: 10 }]);
  expect(listSlowestFiles(join(folder, "times"), 10)).toEqual([]);
});

import { describe, expect, test } from "vitest";
import {
  readRuns,
  writeRuns,
} from "../../../../../../../bff/modules/switzerland/official-tables/extracts/withholding-extract.ts";

describe("number list as run-length encoded steps", () => {
  test("counts equal steps", () => {
    expect(writeRuns([1, 51, 101, 151])).toBe("1,50x3");
    expect(writeRuns([7])).toBe("7");
  });

  test("survives writing and reading", () => {
    const lists = [[0], [5, 5, 5], [25, 24, 23, 40], [-3, 0, 817_555_000], [100, 200, 250, 300]];
    for (const list of lists) expect(readRuns(writeRuns(list))).toEqual(list);
  });
});

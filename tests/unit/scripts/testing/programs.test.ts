import { describe, expect, test } from "vitest";
import { listCounts, runQuietly } from "../../../../scripts/testing/programs";

describe("a program of a test run", () => {
  test("is green by its exit code, and keeps both of its streams", async () => {
    const say = (code: number) =>
      `console.log("out"); console.error("err"); process.exitCode = ${code}`;
    expect(await runQuietly(["--eval", say(0)])).toEqual({ isGreen: true, output: "out\nerr\n" });
    const failed = await runQuietly(["--eval", say(3)]);
    expect(failed.isGreen).toBe(false);
    expect(failed.output).toContain("out\n");
    expect(failed.output).toContain("err\n");
  });

  test("is counted in the words of Vitest and Playwright, without their colours", () => {
    const vitest =
      "\u001B[2m Test Files \u001B[22m 2 passed (2)\n\u001B[2m      Tests \u001B[22m \u001B[32m27 passed\u001B[39m (27)\n";
    const playwright = "Running 3 tests\n··\n  1 skipped\n  170 passed (5.1m)\n";
    expect(listCounts(vitest)).toEqual(["      Tests  27 passed (27)"]);
    expect(listCounts(playwright)).toEqual(["  1 skipped", "  170 passed (5.1m)"]);
  });
});

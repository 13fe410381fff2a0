import { describe, expect, test, vi } from "vitest";
import type { TestOutcome } from "../../../../scripts/testing/programs";
import { withSecondRun } from "../../../../scripts/testing/second-run";
import type { FailedTest } from "../../../../scripts/testing/test-record";

const failure = (title: string, file = "a.spec.ts"): FailedTest => ({
  ...{ file, title, line: 3, error: "too late", evidence: [] },
});

function outcome(passed: number, ...failed: FailedTest[]): TestOutcome {
  return {
    isGreen: failed.length === 0,
    output: `ran ${passed}`,
    record: { passed, skipped: 0, failed, times: [{ file: "a.spec.ts", ms: 5 }] },
  };
}

describe("second run of a failed test", () => {
  test("does not happen if all passed", async () => {
    const again = vi.fn<() => Promise<TestOutcome>>();
    const first = outcome(3);
    expect(await withSecondRun(first, again)).toBe(first);
    expect(again).not.toHaveBeenCalled();
  });

  test("marks a test that passes alone as unsteady, and the run passes", async () => {
    const again = vi.fn(async () => outcome(1));
    const { isGreen, record, unsteady, output } = await withSecondRun(
      outcome(3, failure("opens")),
      again,
    );
    expect(again).toHaveBeenCalledExactlyOnceWith([failure("opens")]);
    expect(isGreen).toBe(true);
    expect(unsteady).toEqual([failure("opens")]);
    expect(record).toMatchObject({ passed: 4, failed: [] });
    expect(record.times).toHaveLength(2);
    expect(output).toBe("ran 3\n\n── once more, alone\nran 1");
  });

  test("separates tests that failed twice", async () => {
    const first = outcome(3, failure("opens"), failure("closes"));
    const again = async () => outcome(1, { ...failure("closes"), error: "still too late" });
    const { isGreen, record, unsteady } = await withSecondRun(first, again);
    expect(isGreen).toBe(false);
    expect(unsteady).toEqual([failure("opens")]);
    expect(record.passed).toBe(4);
    expect(record.failed).toEqual([{ ...failure("closes"), error: "still too late" }]);
  });

  test("fails if no test failed but the program did", async () => {
    const first = outcome(3, failure("opens"));
    const again = async () => ({ ...outcome(1), isGreen: false });
    expect((await withSecondRun(first, again)).isGreen).toBe(false);
  });

  test("does not happen for failures without a file, nor for a whole failing suite", async () => {
    const again = vi.fn<() => Promise<TestOutcome>>();
    const nameless = outcome(3, failure("nobody handled", ""));
    expect(await withSecondRun(nameless, again)).toBe(nameless);
    const many = outcome(3, ...Array.from({ length: 21 }, (_, n) => failure(`test ${n}`)));
    expect(await withSecondRun(many, again)).toBe(many);
    expect(again).not.toHaveBeenCalled();
  });
});

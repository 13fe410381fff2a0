import type { TestOutcome } from "./programs.ts";
import type { FailedTest } from "./test-record.ts";

/** More failures than these are no coin that fell badly: they are told at once. */
const MOST_TESTS = 20;

/**
 * What failed beside others is run once more, alone: this is the one second chance of a test run. What
 * passes then is unsteady, a defect to be mended, and no reason to hold work back; what fails again has
 * failed. A failure that names no file can't be run again.
 */
export async function withSecondRun(
  first: TestOutcome,
  runAgain: (failed: readonly FailedTest[]) => Promise<TestOutcome>,
): Promise<TestOutcome> {
  const { failed } = first.record;
  const canRunAgain =
    failed.length > 0 && failed.length <= MOST_TESTS && failed.every(({ file }) => file !== "");
  if (first.isGreen || !canRunAgain) return first;
  const again = await runAgain(failed);
  const failedAgain = new Set(again.record.failed.map(nameOf));
  const unsteady = failed.filter((test) => !failedAgain.has(nameOf(test)));
  const { passed, skipped, times } = first.record;
  return {
    isGreen: again.isGreen,
    output: `${first.output.trimEnd()}\n\n── once more, alone\n${again.output}`,
    record: {
      passed: passed + unsteady.length,
      skipped,
      times: [...times, ...again.record.times],
      failed: again.record.failed,
    },
    unsteady,
  };
}

const nameOf = ({ file, title }: FailedTest) => `${file} ${title}`;

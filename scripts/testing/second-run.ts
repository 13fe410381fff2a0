import type { TestOutcome } from "./programs.ts";
import type { FailedTest } from "./test-record.ts";

/** More failures than these are not chance and are reported at once. */
const MOST_TESTS = 20;

/**
 * Reruns failed tests once, alone; this is the only retry. A test that then passes is flaky: a defect to
 * fix, but it does not fail the run. A test that fails again has failed. A failure without a file can't be
 * rerun.
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

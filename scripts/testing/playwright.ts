import { runTests, type TestOutcome } from "./programs.ts";
import { joinRecords } from "./test-record.ts";

type PlaywrightOptions = { isAlone?: boolean; files?: readonly string[] };

const PROGRAM = "node_modules/@playwright/test/cli.js";
const REPORTERS = ["dot", "./scripts/testing/playwright-record.ts"];

/**
 * First what may run beside others, then what may not: that also when the first failed. `isAlone` gives
 * nothing a neighbour, and leaves its pictures apart from those of the run before.
 */
export async function playwright(
  env: Record<string, string>,
  { isAlone = false, files = [] }: PlaywrightOptions = {},
): Promise<TestOutcome> {
  const outcomes: TestOutcome[] = [];
  for (const project of ["beside", "alone"]) {
    const args = [
      `--project=${project}`,
      `--reporter=${REPORTERS.join(",")}`,
      "--pass-with-no-tests",
      ...(isAlone ? ["--workers=1", `--output=.data/test-results/${project}-again`] : []),
      ...files,
    ];
    outcomes.push(await runTests([PROGRAM, "test", ...args], env));
  }
  return {
    isGreen: outcomes.every(({ isGreen }) => isGreen),
    output: outcomes.map(({ output }) => output).join("\n"),
    record: joinRecords(outcomes.map(({ record }) => record)),
  };
}

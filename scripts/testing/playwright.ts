import { runTests, type TestOutcome } from "./programs.ts";
import { joinRecords } from "./test-record.ts";

type PlaywrightOptions = { isAlone?: boolean; files?: readonly string[] };

const PROGRAM = "node_modules/@playwright/test/cli.js";
const REPORTERS = ["dot", "./scripts/testing/playwright-record.ts"];

const TOGETHER = [["beside", "whole"], ["alone"]];

/**
 * Runs parallel projects first, then exclusive ones, even if the first failed. `isAlone` runs without
 * parallel tests, records a trace, and stores it apart from the previous run's screenshots.
 */
export async function playwright(
  env: Record<string, string>,
  { isAlone = false, files = [] }: PlaywrightOptions = {},
): Promise<TestOutcome> {
  const outcomes: TestOutcome[] = [];
  for (const projects of TOGETHER) {
    const args = [
      ...projects.map((project) => `--project=${project}`),
      `--reporter=${REPORTERS.join(",")}`,
      "--pass-with-no-tests",
      ...(isAlone
        ? ["--workers=1", "--trace=on", `--output=.data/test-results/${projects[0]}-again`]
        : []),
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

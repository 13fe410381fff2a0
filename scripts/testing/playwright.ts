import { runTests, type TestOutcome } from "./programs.ts";
import { joinRecords } from "./test-record.ts";

type PlaywrightOptions = { isAlone?: boolean; files?: readonly string[] };

const PROGRAM = "node_modules/@playwright/test/cli.js";
const REPORTERS = ["dot", "./scripts/testing/playwright-record.ts"];

/** Projects of `playwright.config.ts` that share the machine. */
const TOGETHER = [["beside", "whole"], ["alone"]];

/**
 * First what may run beside others, then what may not: that also when the first failed. `isAlone` gives
 * nothing a neighbor, keeps a trace of it, and leaves that apart from the pictures of the run before.
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

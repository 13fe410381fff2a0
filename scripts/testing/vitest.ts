import { runTests, type TestOutcome } from "./programs.ts";

type VitestOptions = { workers?: number; env?: Record<string, string>; files?: readonly string[] };

export function vitest(
  projects: readonly string[],
  { workers = 2, env = {}, files = [] }: VitestOptions = {},
): Promise<TestOutcome> {
  const reporters = ["minimal", "./scripts/testing/vitest-record.ts"];
  return runTests(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...projects.map((project) => `--project=${project}`),
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      "--silent=passed-only",
      `--maxWorkers=${workers}`,
      "--passWithNoTests",
      ...files,
    ],
    env,
  );
}

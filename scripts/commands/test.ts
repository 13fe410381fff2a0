import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { exitAtSignals } from "../stack/children.ts";
import { endWithLine, say, SetupError } from "../stack/progress.ts";
import { listChangedFiles } from "../testing/changed-files.ts";
import { listChangedTests, type ChangedTests } from "../testing/changed-tests.ts";
import { listSlowestFiles, TIMES_FOLDER_VARIABLE } from "../testing/file-times.ts";
import { listCounts, runQuietly } from "../testing/programs.ts";
import { runSteps, type Step, type StepOutcome, type StepReport } from "../testing/steps.ts";
import { startTestStack, type TestStack } from "../testing/test-stack.ts";

/**
 * Everything CI asks: format, lint, types, fresh generated files, unit, mocked, service and e2e tests.
 * The last two run on a stack of their own, with fresh data, on free ports.
 * Arguments pick steps: `npm test -- unit service`; `--changed` runs what a change can break, against
 * where this branch left `main`, or against what `--changed=…` names.
 */
const ROOT = resolve(import.meta.dirname, "../..");
const SLOWEST_FILES = 10;
const timesFolder = join(resolve(ROOT, process.env["PORTAL_DATA_DIR"] ?? ".data"), "test-times");
process.env[TIMES_FOLDER_VARIABLE] = timesFolder;

/** Cores to share among steps, or among the workers of one that runs alone. */
const slots = Math.max(2, Math.min(availableParallelism(), 4));

const script = (name: string, ...args: string[]) =>
  runQuietly(["--disable-warning=ExperimentalWarning", join("scripts", name), ...args]);

type VitestOptions = { workers?: number; env?: Record<string, string>; files?: string[] };

function vitest(projects: readonly string[], { workers = 1, env, files = [] }: VitestOptions = {}) {
  const reporters = ["dot", "./scripts/testing/vitest-times.ts"];
  return runQuietly(
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

/** First what may run beside others, then what may not: that also when the first failed. */
async function playwright(
  env: Record<string, string>,
  files: readonly string[] = [],
): Promise<StepOutcome> {
  const reporters = ["dot", "./scripts/testing/playwright-times.ts"];
  const program = "node_modules/@playwright/test/cli.js";
  const outcomes: StepOutcome[] = [];
  for (const project of ["beside", "alone"]) {
    const args = [
      `--project=${project}`,
      `--reporter=${reporters.join(",")}`,
      "--pass-with-no-tests",
      ...files,
    ];
    outcomes.push(await runQuietly([program, "test", ...args], env));
  }
  return {
    isGreen: outcomes.every(({ isGreen }) => isGreen),
    output: outcomes.map(({ output }) => output).join("\n"),
  };
}

let stack: TestStack | undefined;
const stackVariables = () => {
  if (!stack) throw new SetupError("There is no stack for these tests.");
  return stack.variables;
};

async function startStackFor(labels: ReadonlySet<string>) {
  stack = await startTestStack(labels.has("e2e"));
  return { isGreen: true, output: "" };
}

/** In the order they start: what others need first, then what is soon known, then what takes long. */
function listSteps(wanted: readonly string[], changed: ChangedTests | null): Step[] {
  const steps: Step[] = [
    { label: "build", run: () => script("commands/build.ts") },
    { label: "types", run: () => script("commands/typecheck.ts") },
    { label: "lint", run: () => script("checks/lint.ts") },
    { label: "format", run: () => script("commands/format.ts", "--check") },
    { label: "codegen", run: () => script("commands/codegen.ts", "--check") },
    { label: "stack", needs: ["build"], run: () => startStackFor(labels) },
    {
      label: "unit",
      run: () => vitest(["unit", "unit-isolated", "dom"], { files: changed?.unit }),
    },
    {
      label: "mocked",
      needs: ["build"],
      run: () => vitest(["mocked"], { files: changed?.mocked }),
    },
    {
      label: "service",
      needs: ["stack"],
      isAlone: true,
      run: () =>
        vitest(["service", "service-isolated", "service-alone"], {
          workers: slots,
          env: stackVariables(),
          files: changed?.service,
        }),
    },
    {
      label: "e2e",
      needs: ["stack"],
      isAlone: true,
      run: () => playwright(stackVariables(), changed?.e2e),
    },
  ];
  const labels = new Set(wanted.length > 0 ? [] : steps.map(({ label }) => label));
  const add = (label: string) => {
    const step = steps.find((each) => each.label === label);
    if (!step) throw new SetupError(`There is no step "${label}".`);
    labels.add(label);
    step.needs?.forEach(add);
  };
  wanted.forEach(add);
  return steps.filter(({ label }) => labels.has(label));
}

async function findChangedTests(base: string): Promise<ChangedTests> {
  const { default: routes } = await import("../../app/routes.ts");
  const files = listChangedFiles(ROOT, base === "" ? undefined : base);
  const changed = listChangedTests(ROOT, files, routes);
  process.env["TEST_PAGES"] = changed.patterns.join(",");
  const { unit, mocked, service, e2e } = changed;
  say(
    `${files.length} changed files: ${unit.length} files of unit, ${mocked.length} of mocked and ` +
      `${service.length} of service tests, ${e2e.length} browser tests or files of them`,
  );
  return changed;
}

/** What reads all files anyway, and of the tests those that have something to run. */
function listTouchedSteps({ unit, mocked, service, e2e }: ChangedTests): string[] {
  const tests = Object.entries({ unit, mocked, service, e2e });
  const touched = tests.filter(([, files]) => files.length > 0).map(([label]) => label);
  return ["types", "lint", "format", "codegen", ...touched];
}

function printReport({ label, result, seconds, output }: StepReport): void {
  if (result === "failed") {
    process.stdout.write(`\n── ${label}\n${output.trimEnd()}\n\n`);
  }
  say(`${result === "green" ? "✓" : "✗"} ${label} ${result} (${seconds.toFixed(1)} s)`);
  if (result === "green") {
    for (const line of listCounts(output)) process.stdout.write(`${line}\n`);
  }
}

function printTimes(reports: readonly StepReport[]): void {
  const line = (seconds: number, name: string) => `${seconds.toFixed(1).padStart(8)}  ${name}\n`;
  process.stdout.write("\nSeconds per step\n");
  for (const { seconds, label } of reports) process.stdout.write(line(seconds, label));
  const slowest = listSlowestFiles(timesFolder, SLOWEST_FILES);
  if (slowest.length === 0) return;
  process.stdout.write(`\nThe ${slowest.length} slowest files\n`);
  for (const { ms, file } of slowest) process.stdout.write(line(ms / 1000, file));
}

exitAtSignals();
try {
  rmSync(timesFolder, { recursive: true, force: true });
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: "string" } },
    args: process.argv.slice(2).map((word) => (word === "--changed" ? "--changed=" : word)),
  });
  const changed = values.changed === undefined ? null : await findChangedTests(values.changed);
  const wanted = positionals.length === 0 && changed ? listTouchedSteps(changed) : positionals;
  const reports = await runSteps(listSteps(wanted, changed), slots, printReport).finally(() =>
    stack?.stop(),
  );
  printTimes(reports);
  const bad = reports.filter(({ result }) => result !== "green");
  if (bad.length > 0)
    throw new SetupError(`${bad.map(({ label }) => label).join(", ")}: not green`);
  say("all green");
} catch (error) {
  endWithLine(error);
}

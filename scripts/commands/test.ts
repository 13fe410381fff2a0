import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { exitAtSignals } from "../stack/children.ts";
import { endWithLine, say, SetupError } from "../stack/progress.ts";
import { startRun } from "../stack/run.ts";
import { clearArtifacts, saveArtifacts } from "../testing/artifacts.ts";
import { listChangedFiles } from "../testing/changed-files.ts";
import { listChangedTests, type ChangedTests } from "../testing/changed-tests.ts";
import { playwright } from "../testing/playwright.ts";
import { runQuietly } from "../testing/programs.ts";
import { withSecondRun } from "../testing/second-run.ts";
import { runSteps, type Step, type StepReport } from "../testing/steps.ts";
import { takeRoomyTempFolder } from "../testing/temp-folder.ts";
import { startTestStack, type TestStack } from "../testing/test-stack.ts";
import { writeVerdict } from "../testing/verdict.ts";
import { vitest } from "../testing/vitest.ts";

/**
 * Runs all CI checks: format, lint, types, generated files, unit, mocked, service and e2e tests, and the
 * recipes of docs/how-to.md that tests follow. Service and e2e tests run on a stack of their own, with fresh
 * data, on free ports. Arguments select steps: `npm test -- unit service`. `--changed` runs the tests that a
 * change can break, compared with the start of this branch, or with the commit in `--changed=…`.
 */
const ROOT = resolve(import.meta.dirname, "../..");

const slots = Math.max(2, Math.min(availableParallelism(), 4));

const script = (name: string, ...args: string[]) =>
  runQuietly(["--disable-warning=ExperimentalWarning", join("scripts", name), ...args]);

let stack: TestStack | undefined;
const stackVariables = () => {
  if (!stack) throw new SetupError("There is no stack for these tests.");
  return stack.variables;
};

async function startStackFor(labels: ReadonlySet<string>) {
  stack = await startTestStack(labels.has("e2e"));
  return { isGreen: true, output: "" };
}

const SERVICE = ["service", "service-isolated", "service-alone"];

/** Service tests mostly wait for the portal: with two workers, a third of two cores is idle. */
const SERVICE_WORKERS = 4;

/** Some mocked tests wait for a response that never comes. */
const MOCKED_WORKERS = 3;

/** Reruns a failed file as a whole, because its tests depend on each other's set-up. */
async function runTests(...[projects, options]: Parameters<typeof vitest>) {
  const first = await vitest(projects, options);
  return withSecondRun(first, (failed) => {
    const files = [...new Set(failed.map(({ file }) => file))];
    return vitest(projects, { ...options, workers: 1, files });
  });
}

async function runBrowserTests(files: readonly string[] = []) {
  const env = stackVariables();
  const first = await playwright(env, { files });
  return withSecondRun(first, (failed) => {
    const places = new Set(failed.map(({ file, line }) => `${file}:${line}`));
    return playwright(env, { isAlone: true, files: [...places] });
  });
}

function listSteps(selected: readonly string[], changed: ChangedTests | null): Step[] {
  const steps: Step[] = [
    { label: "build", run: () => script("commands/build.ts") },
    { label: "types", run: () => script("commands/typecheck.ts") },
    { label: "lint", run: () => script("checks/lint.ts") },
    { label: "format", run: () => script("commands/format.ts", "--check") },
    { label: "codegen", run: () => script("commands/codegen.ts", "--check") },
    { label: "stack", needs: ["build"], run: () => startStackFor(labels) },
    {
      label: "unit",
      run: () =>
        runTests(["unit", "unit-isolated", "dom", "dom-isolated"], { files: changed?.unit ?? [] }),
    },
    {
      label: "mocked",
      needs: ["build"],
      run: () => runTests(["mocked"], { workers: MOCKED_WORKERS, files: changed?.mocked ?? [] }),
    },
    { label: "recipes", isAlone: true, run: () => vitest(["recipes"], { workers: 1 }) },
    {
      label: "service",
      needs: ["stack"],
      isAlone: true,
      run: () =>
        runTests(SERVICE, {
          workers: SERVICE_WORKERS,
          env: stackVariables(),
          files: changed?.service ?? [],
        }),
    },
    {
      label: "e2e",
      needs: ["stack"],
      isAlone: true,
      run: () => runBrowserTests(changed?.e2e),
    },
  ];
  const labels = new Set(selected.length > 0 ? [] : steps.map(({ label }) => label));
  const add = (label: string) => {
    const step = steps.find((each) => each.label === label);
    if (!step) throw new SetupError(`There is no step "${label}".`);
    labels.add(label);
    step.needs?.forEach(add);
  };
  selected.forEach(add);
  return steps.filter(({ label }) => labels.has(label));
}

function describeChoice({ totals, patterns, ...chosen }: ChangedTests): string {
  const kinds = ["unit", "mocked", "service", "e2e"] as const;
  const summaries = kinds.map((kind) => {
    const files = new Set(chosen[kind].map((place) => place.replace(/:\d+$/, ""))).size;
    const some = files < chosen[kind].length ? ` (${chosen[kind].length} tests)` : "";
    return `${kind} ${files} of ${totals[kind]} files${some}`;
  });
  const swept = patterns.length > 0 ? `; of all pages those at ${patterns.join(", ")}` : "";
  return `${summaries.join(", ")}${swept}; the rest is left out`;
}

async function findChangedTests(base: string): Promise<ChangedTests> {
  const { default: routes } = await import("../../app/routes.ts");
  const files = listChangedFiles(ROOT, base === "" ? undefined : base);
  const changed = listChangedTests(ROOT, files, routes);
  process.env["TEST_PAGES"] = changed.patterns.join(",");
  say(`${files.length} changed files; ${describeChoice(changed)}`);
  return changed;
}

function listTouchedSteps(changed: ChangedTests): string[] {
  const kinds = ["unit", "mocked", "service", "e2e"] as const;
  return [
    ...["types", "lint", "format", "codegen"],
    ...kinds.filter((kind) => changed[kind].length > 0),
  ];
}

function printReport({ label, result, seconds, output }: StepReport): void {
  if (result === "failed") {
    process.stdout.write(`\n── ${label}\n${output.trimEnd()}\n\n`);
  }
  say(`${result === "green" ? "✓" : "✗"} ${label} ${result} (${seconds.toFixed(1)} s)`);
}

exitAtSignals();
try {
  await startRun();
  takeRoomyTempFolder(resolve(ROOT, process.env["PORTAL_DATA_DIR"] ?? ".data", "temp"));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: "string" } },
    args: process.argv.slice(2).map((word) => (word === "--changed" ? "--changed=" : word)),
  });
  const changed = values.changed === undefined ? null : await findChangedTests(values.changed);
  const selected = positionals.length === 0 && changed ? listTouchedSteps(changed) : positionals;
  clearArtifacts();
  const reports = await runSteps(listSteps(selected, changed), slots, printReport);
  const isCalm = reports.every(({ result, unsteady }) => result === "green" && !unsteady.length);
  const stored = isCalm ? null : saveArtifacts(stack, process.env["PORTAL_TEST_ARTIFACTS"]);
  await stack?.stop();
  process.stdout.write(`\n${writeVerdict(reports, stored).join("\n")}\n`);
  process.exit(reports.every(({ result }) => result === "green") ? 0 : 1);
} catch (error) {
  endWithLine(error);
}

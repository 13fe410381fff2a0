import { stripVTControlCharacters } from "node:util";
import { placeOf } from "./artifacts.ts";
import type { StepReport } from "./steps.ts";
import { joinRecords, listSlowestFiles, type FailedTest } from "./test-record.ts";

const SLOWEST_FILES = 10;
const MOST_LINES = 60;
const MOST_WORDS = 200;
/** Lines of a failed step without tests: at least the first number, up to the second if there is room. */
const FEWEST_LINES_OF_A_STEP = 2;
const MOST_LINES_OF_A_STEP = 8;
const LINES_OF_A_TEST = 3;
const LINES_AROUND = 9;

type Telling = { mostTests: number; stepLines: number; folder: string };

/** "tsc --noEmit -p failed:", above the errors of a command. */
const HEADING = /^(?:✗ )?\S.* failed:$/;
/** Quoted code and hints around an error of oxlint. */
const SURROUNDING = /^(?:\d+ \||[|:·`│╰─]|help:|note:|Found |Finished )/;
const TYPE_ERROR = /^([\w./-]+\.\w+)\(\d+,\d+\): error TS/;

const short = (text: string) =>
  text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS - 1)}…` : text;

function printTest({ file, line, title, error, evidence }: FailedTest, folder: string): string[] {
  const places = evidence.map((each) => placeOf(each, folder));
  const where = places.length > 0 ? [`      ${places.join(", ")}`] : [];
  return [`   ${short(`${file || "?"}:${line} › ${title}`)}`, `      ${short(error)}`, ...where];
}

function printTests(tests: readonly FailedTest[], { mostTests, folder }: Telling): string[] {
  const printed = tests.slice(0, mostTests).flatMap((test) => printTest(test, folder));
  const rest = tests.length - mostTests;
  return rest > 0 ? [...printed, `   … and ${rest} more, told above`] : printed;
}

/** The first type error of each file before the others: one file with many hides no other file. */
function sortErrors(lines: readonly string[]): string[] {
  const fileOf = (line: string) => TYPE_ERROR.exec(line)?.[1];
  if (!lines.some(fileOf)) return [...lines];
  const seen = new Set<string>();
  const first = lines.filter((line) => {
    const file = fileOf(line);
    if (!file || seen.has(file)) return false;
    seen.add(file);
    return true;
  });
  return [...first, ...lines.filter((line) => !first.includes(line))];
}

function printOutput(output: string, count: number): string[] {
  const all = stripVTControlCharacters(output).split("\n");
  const lines = all.map((line) => line.trim()).filter((line) => line !== "");
  const errors = lines.filter((line) => !HEADING.test(line) && !SURROUNDING.test(line));
  return sortErrors(errors.length > 0 ? errors : lines)
    .slice(0, count)
    .map((line) => `   ${short(line)}`);
}

function printStep({ label, result, output, record }: StepReport, telling: Telling): string[] {
  if (result === "green") return [];
  if (result === "not run") return [`✗ ${label}: not run, for want of what it needs`];
  const failed = record?.failed ?? [];
  return [
    `✗ ${label} failed`,
    ...(failed.length > 0 ? printTests(failed, telling) : printOutput(output, telling.stepLines)),
  ];
}

/** Shares the lines that the first test of each list leaves. */
function roomForSteps(taken: number, lists: number, steps: number): number {
  const room = MOST_LINES - LINES_AROUND - taken - lists * (LINES_OF_A_TEST + 1);
  const each = Math.floor(room / Math.max(1, steps));
  return Math.min(MOST_LINES_OF_A_STEP, Math.max(FEWEST_LINES_OF_A_STEP, each));
}

function roomForTests(taken: number, lists: number): number {
  const room = MOST_LINES - LINES_AROUND - taken - lists;
  return Math.max(1, Math.floor(room / LINES_OF_A_TEST / Math.max(1, lists)));
}

/**
 * Summary of a run: seconds per step, the slowest files, flaky tests, failures, and one line of counts.
 * `artifacts` is the folder with screenshots, traces and logs, if any. A failed step without tests counts
 * as one failure.
 */
export function writeVerdict(reports: readonly StepReport[], artifacts: string | null): string[] {
  const { passed, failed, skipped, times } = joinRecords(
    reports.flatMap(({ record }) => (record ? [record] : [])),
  );
  const unsteady = reports.flatMap((report) => report.unsteady);
  const bad = reports.filter(({ result }) => result !== "green");
  const wordless = bad.filter(({ record }) => (record?.failed.length ?? 0) === 0);
  const failures = failed.length + wordless.length;
  const slowest = listSlowestFiles(times, SLOWEST_FILES);
  const fixed = reports.length + slowest.length + bad.length;
  const lists = bad.length - wordless.length + (unsteady.length > 0 ? 1 : 0);
  const stepLines = roomForSteps(fixed, lists, wordless.length);
  const mostTests = roomForTests(fixed + wordless.length * stepLines, lists);
  const telling = { mostTests, stepLines, folder: artifacts ?? "" };
  const line = (seconds: number, name: string) => `${seconds.toFixed(1).padStart(8)}  ${name}`;
  const verdict =
    bad.length === 0 ? "✓ all green" : `✗ not green: ${bad.map(({ label }) => label).join(", ")}`;
  const counts = [`${passed} passed`, `${failures} failed`];
  return [
    "Seconds per step",
    ...reports.map(({ seconds, label }) => line(seconds, label)),
    ...(slowest.length > 0 ? [`The ${slowest.length} slowest files`] : []),
    ...slowest.map(({ ms, file }) => line(ms / 1000, file)),
    ...(unsteady.length > 0
      ? ["", `Unsteady: ${unsteady.length}, failed beside others and passed alone`]
      : []),
    ...printTests(unsteady, telling),
    ...(bad.length > 0 ? ["", ...bad.flatMap((report) => printStep(report, telling))] : []),
    "",
    ...(artifacts === null ? [] : [`Pictures, traces and logs of the parts: ${artifacts}`]),
    `${verdict}; unsteady: ${unsteady.length}`,
    (skipped > 0 ? [...counts, `${skipped} skipped`] : counts).join(", "),
  ];
}

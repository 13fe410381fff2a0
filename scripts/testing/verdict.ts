import { stripVTControlCharacters } from "node:util";
import type { StepReport } from "./steps.ts";
import { joinRecords, listSlowestFiles, type FailedTest } from "./test-record.ts";

const SLOWEST_FILES = 10;
/** So many of each, that everything stands within the last sixty lines. */
const MOST_TOLD = 12;
const MOST_WORDS = 200;
const LINES_OF_A_STEP = 3;

const short = (text: string) =>
  text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS - 1)}…` : text;

function printTest({ file, line, title, error, evidence }: FailedTest): string[] {
  const where = evidence.length > 0 ? [`      ${short(evidence.join(", "))}`] : [];
  return [`   ${short(`${file || "?"}:${line} › ${title}`)}`, `      ${short(error)}`, ...where];
}

function printTests(tests: readonly FailedTest[]): string[] {
  const rest = tests.length - MOST_TOLD;
  const told = tests.slice(0, MOST_TOLD).flatMap(printTest);
  return rest > 0 ? [...told, `   … and ${rest} more, told above`] : told;
}

/** Of a step without tests: what it said first. */
function printOutput(output: string): string[] {
  const lines = stripVTControlCharacters(output).split("\n");
  const told = lines.map((line) => line.trim()).filter((line) => line !== "");
  return told.slice(0, LINES_OF_A_STEP).map((line) => `   ${short(line)}`);
}

function printStep({ label, result, output, record }: StepReport): string[] {
  if (result === "green") return [];
  if (result === "not run") return [`✗ ${label}: not run, for want of what it needs`];
  const failed = record?.failed ?? [];
  return [`✗ ${label} failed`, ...(failed.length > 0 ? printTests(failed) : printOutput(output))];
}

/**
 * What a run closes with: seconds per step, the slowest files, what is unsteady, what failed, and one
 * plain line of counts. A step without tests that is not green counts as one failure. Pure.
 */
export function writeVerdict(reports: readonly StepReport[]): string[] {
  const { passed, failed, skipped, times } = joinRecords(
    reports.flatMap(({ record }) => (record ? [record] : [])),
  );
  const unsteady = reports.flatMap((report) => report.unsteady);
  const bad = reports.filter(({ result }) => result !== "green");
  const failures =
    failed.length + bad.filter(({ record }) => (record?.failed.length ?? 0) === 0).length;
  const line = (seconds: number, name: string) => `${seconds.toFixed(1).padStart(8)}  ${name}`;
  const slowest = listSlowestFiles(times, SLOWEST_FILES);
  const counts = [`${passed} passed`, `${failures} failed`];
  return [
    "Seconds per step",
    ...reports.map(({ seconds, label }) => line(seconds, label)),
    ...(slowest.length > 0 ? [`The ${slowest.length} slowest files`] : []),
    ...slowest.map(({ ms, file }) => line(ms / 1000, file)),
    ...(unsteady.length > 0
      ? ["", `Unsteady: ${unsteady.length}, failed beside others and passed alone`]
      : []),
    ...printTests(unsteady),
    ...(bad.length > 0 ? ["", ...bad.flatMap(printStep)] : []),
    "",
    `${bad.length === 0 ? "✓ all green" : `✗ not green: ${bad.map(({ label }) => label).join(", ")}`}; unsteady: ${unsteady.length}`,
    (skipped > 0 ? [...counts, `${skipped} skipped`] : counts).join(", "),
  ];
}

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { findLockfileProblems } from "./lockfile.ts";

const PACKAGES = resolve(import.meta.dirname, "..", "..");
const ROOMS = [
  "app",
  "bench",
  "bff",
  "contract",
  "config",
  "cms-extensions",
  "ops",
  "scripts",
  "tests",
];

export type LintOutcome = { isClean: boolean; report: string };

const OXLINT = join(PACKAGES, "node_modules/oxlint/bin/oxlint");
const DEPENDENCY_CRUISER = join(
  PACKAGES,
  "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
);

function run(script: string, args: readonly string[], folder: string): Promise<LintOutcome> {
  const child = spawn(process.execPath, [script, ...args], { cwd: folder });
  let report = "";
  child.stdout.on("data", (chunk: Buffer) => (report += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (report += chunk.toString()));
  return new Promise((done, reject) => {
    child.once("error", reject);
    child.once("close", (code) => done({ isClean: code === 0, report }));
  });
}

export function lintCode(folder: string): Promise<LintOutcome> {
  return run(OXLINT, ["--deny-warnings"], folder);
}

export function lintImports(folder: string): Promise<LintOutcome> {
  const rooms = ROOMS.filter((room) => existsSync(join(folder, room)));
  const args = ["--config", ".dependency-cruiser.mjs", "--output-type", "err-long", ...rooms];
  return run(DEPENDENCY_CRUISER, args, folder);
}

export function lintLockfiles(folder: string): LintOutcome {
  const problems = [folder, join(folder, "cms-extensions")].flatMap(findLockfileProblems);
  return { isClean: problems.length === 0, report: problems.join("\n") };
}

/** Its packages are loaded only here: tests of the other linters do without them. */
async function lintOwnRules(folder: string): Promise<LintOutcome> {
  const { lintSources } = await import("./sources/lint-sources.ts");
  const problems = lintSources(folder);
  return { isClean: problems.length === 0, report: problems.join("\n") };
}

export async function lint(folder: string = PACKAGES): Promise<boolean> {
  const outcomes = await Promise.all([
    lintCode(folder),
    lintImports(folder),
    lintLockfiles(folder),
    lintOwnRules(folder),
  ]);
  for (const { report } of outcomes) if (report.trim()) console.log(report.trim());
  return outcomes.every(({ isClean }) => isClean);
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await lint()) ? 0 : 1;

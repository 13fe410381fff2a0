import { execFile, execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { edits, KIND, MIGRATION, migrationEnd, newFiles } from "./guides-recipe.ts";

/**
 * Follows the recipe "A content kind" of docs/how-to.md in a copy of the repository. Generated files don't
 * count; codegen and drizzle-kit write them.
 */
const ROOT = resolve(import.meta.dirname, "../..");
const MOST_NEW = 6;
const MOST_EDITED = 6;
const LINKED = ["node_modules", "cms-extensions/node_modules"];

const copy = mkdtempSync(join(tmpdir(), "portal-recipe-"));
const counted = { added: new Set<string>(), edited: new Set<string>() };

const runs = promisify(execFile);

/** Output of a program in the copy. @throws with its output if it fails */
async function run(...args: string[]): Promise<string> {
  const { VITEST: _, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env;
  const options = { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 };
  try {
    const { stdout, stderr } = await runs(process.execPath, args, options);
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(" ")} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

const script = (name: string, ...args: string[]) =>
  run("--disable-warning=ExperimentalWarning", join("scripts/commands", name), ...args);

const vitest = (projects: readonly string[], ...files: string[]) =>
  run(
    "node_modules/vitest/vitest.mjs",
    "run",
    ...projects.map((project) => `--project=${project}`),
    "--maxWorkers=2",
    "--reporter=dot",
    ...files,
  );

function copyRepository(): void {
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  for (const name of listed.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(ROOT, name), join(copy, name));
  }
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(copy, name));
}

function add(name: string, text: string): void {
  mkdirSync(dirname(join(copy, name)), { recursive: true });
  writeFileSync(join(copy, name), text, { flag: "wx" });
  counted.added.add(name);
}

function edit(name: string, changes: readonly ((text: string) => string)[]): void {
  const before = readFileSync(join(copy, name), "utf8");
  const after = changes.reduce((text, change) => change(text), before);
  expect(after, name).not.toBe(before);
  writeFileSync(join(copy, name), after);
  counted.edited.add(name);
}

beforeAll(async () => {
  copyRepository();
  for (const [name, text] of Object.entries(newFiles))
    add(name, readFileSync(join(import.meta.dirname, KIND, text), "utf8"));
  for (const [name, changes] of Object.entries(edits)) edit(name, changes);
  await run(
    "node_modules/drizzle-kit/bin.cjs",
    "generate",
    "--config=bff/db/drizzle.config.ts",
    `--name=${MIGRATION}`,
  );
  const [migration = ""] = globSync(`bff/db/migrations/*_${MIGRATION}.sql`, { cwd: copy });
  appendFileSync(join(copy, migration), migrationEnd);
  counted.added.add(migration);
  await script("codegen.ts");
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("content kind: needs at most six new files and six edits", () => {
  expect(counted.added.size, [...counted.added].join(", ")).toBeLessThanOrEqual(MOST_NEW);
  expect(counted.edited.size, [...counted.edited].join(", ")).toBeLessThanOrEqual(MOST_EDITED);
});

test("content kind: the migration adds one column", () => {
  const [migration = ""] = [...counted.added].filter((name) => name.endsWith(".sql"));
  const [made] = readFileSync(join(copy, migration), "utf8").split("--> statement-breakpoint");
  expect(made).toBe(
    `ALTER TABLE "email_frequencies" ADD COLUMN "${KIND}_frequency" text DEFAULT 'weekly' NOT NULL;`,
  );
});

test("content kind: has its five pages, and every page with all kinds shows it", async () => {
  const pages = globSync(`app/routes/${KIND}/*.tsx`, { cwd: copy });
  expect(pages).toHaveLength(5);
  expect(readFileSync(join(copy, "app/shell/every-kind.ts"), "utf8")).toContain(KIND);
});

test("content kind: types are right", async () => {
  await expect(script("typecheck.ts")).resolves.toBeTypeOf("string");
});

test("content kind: unit tests pass", async () => {
  const passed = vitest(
    ["unit", "unit-isolated", "dom", "dom-isolated"],
    "tests/unit/contract",
    "tests/unit/app/content",
    "tests/unit/app/features/account/profile",
    "tests/unit/app/features/chat",
    "tests/unit/app/features/comments",
    "tests/unit/app/features/landing",
    "tests/unit/app/features/search",
    "tests/unit/app/pwa",
    "tests/unit/app/shell",
    "tests/unit/bff/cms",
    "tests/unit/bff/mail",
    "tests/unit/bff/modules/account/privacy",
    "tests/unit/bff/modules/notifications",
    "tests/unit/bff/modules/search",
    "tests/unit/cms-extensions/access",
    "tests/unit/cms-extensions/src/content",
    "tests/unit/cms-extensions/src/members/read-guard",
    "tests/unit/public",
  );
  await expect(passed).resolves.toBeTypeOf("string");
});

test("content kind: mocked tests pass", async () => {
  await script("build.ts");
  const passed = vitest(["mocked"], "tests/mocked/content", "tests/mocked/pages");
  await expect(passed).resolves.toBeTypeOf("string");
});

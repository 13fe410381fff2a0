import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findLockfileProblems } from "../../../scripts/checks/lockfile.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-lock-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function problemsOf(dependencies: object, packages: object): string[] {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "house", dependencies }));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));
  return findLockfileProblems(folder);
}

const door = { version: "1.0.0", integrity: "sha512-abc" };

test("lockfile: all package trees are complete", () => {
  expect(findLockfileProblems(ROOT)).toEqual([]);
  expect(findLockfileProblems(join(ROOT, "cms-extensions"))).toEqual([]);
  expect(findLockfileProblems(join(ROOT, "bench/bare-next"))).toEqual([]);
});

test("lockfile: an optional package without a lock entry is detected", () => {
  const packages = {
    "node_modules/door": { ...door, optionalDependencies: { key: "1.0.0", lock: "1.0.0" } },
    "node_modules/door/node_modules/lock": door,
  };

  expect(problemsOf({ door: "1.0.0" }, packages)).toEqual([
    "house: node_modules/door names key, which has no entry: npm ci would fail",
  ]);
});

test("lockfile: a package without sha512, a loose version and another locked version are detected", () => {
  const packages = {
    "node_modules/door": { version: "1.0.0", integrity: "sha1-abc" },
    "node_modules/key": { ...door, version: "1.0.1" },
  };

  expect(problemsOf({ door: "^1.0.0", key: "1.0.0" }, packages)).toEqual([
    "house: node_modules/door has no sha512 integrity",
    'house: door is "^1.0.0", not an exact version',
    "house: door ^1.0.0 is not the version in the lockfile",
    "house: key 1.0.0 is not the version in the lockfile",
  ]);
});

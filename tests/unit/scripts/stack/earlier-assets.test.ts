import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { carryAssetsOver, setAssetsAside } from "../../../../scripts/stack/earlier-assets";

const HOUR_MS = 3_600_000;
const START = new Date("2026-11-01T10:00:00Z");
const after = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

let root: string;
let folders: { assets: string; earlier: string };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "earlier-assets-"));
  folders = { assets: join(root, "assets"), earlier: join(root, "earlier") };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Like a real build: the folder is emptied, then filled. */
function build(names: readonly string[], hours: number, sizeBytes = 1): string[] {
  setAssetsAside(folders, after(hours));
  rmSync(folders.assets, { recursive: true, force: true });
  mkdirSync(folders.assets);
  for (const name of names) writeFileSync(join(folders.assets, name), name.padEnd(sizeBytes));
  carryAssetsOver(folders, after(hours));
  return readdirSync(folders.assets).sort();
}

test("earlier assets: the first build has only its own files", () => {
  expect(build(["a-1.js"], 0)).toEqual(["a-1.js"]);
});

test("earlier assets: files of the previous build stay, with their compressed copies", () => {
  build(["a-1.js", "a-1.js.br", "kept-1.js"], 0);
  expect(build(["a-2.js", "kept-1.js"], 1)).toEqual(["a-1.js", "a-1.js.br", "a-2.js", "kept-1.js"]);
  expect(readFileSync(join(folders.assets, "a-1.js"), "utf8")).toBe("a-1.js");
});

test("earlier assets: their age counts from the replacement, not from the file date", () => {
  build(["a-1.js"], 0);
  build(["a-2.js"], 500);
  expect(build(["a-3.js"], 524)).toEqual(["a-1.js", "a-2.js", "a-3.js"]);
  expect(build(["a-4.js"], 549)).toEqual(["a-2.js", "a-3.js", "a-4.js"]);
});

test("earlier assets: a file that returned and was replaced again starts a new period", () => {
  build(["a-1.js"], 0);
  build(["a-2.js"], 1);
  build(["a-1.js"], 2);
  build(["a-3.js"], 100);
  expect(build(["a-4.js"], 140)).toEqual(["a-1.js", "a-3.js", "a-4.js"]);
});

test("earlier assets: their total size is limited: the latest builds stay", () => {
  const bytes = 20_000_000;
  for (const number of [1, 2, 3, 4]) build([`a-${number}.js`], number, bytes);
  expect(build(["a-5.js"], 5, bytes)).toEqual(["a-2.js", "a-3.js", "a-4.js", "a-5.js"]);
});

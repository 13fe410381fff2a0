import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { measureCode } from "../../../../scripts/checks/house-aims.ts";

let root = "";

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const figure = (name: string) => measureCode(root).find((each) => each.name === name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "house-"));
  write("README.md", "a".repeat(6_001));
  write("app/a.ts", 'import { one, two } from "./b.ts";\nexport const x = one + two;\n');
  write("app/b.ts", "/** First. */\nexport const one = 1;\nexport const two = 2;\n");
  write("app/c.ts", 'import { two } from "./b.ts";\nconsole.log(two);\n');
  write("app/generated/d.ts", "export const left = 1;\n");
});
afterEach(() => rmSync(root, { recursive: true }));

test("house figures: count product files without generated ones", () => {
  expect(figure("product files")).toMatchObject({ value: "3", isMet: true });
});

test("house figures: tell the share of exports that one other file imports", () => {
  expect(figure("exports with one user")).toMatchObject({ value: "33 %", isMet: true });
});

test("house figures: count a name taken from a lazily loaded module", () => {
  write("app/e.ts", 'export const lazy = () => import("./a.ts").then((part) => part.x);\n');
  expect(figure("exports with one user")).toMatchObject({ value: "50 %", isMet: false });
});

test("house figures: count doc comments and bytes of the README", () => {
  expect(figure("doc comments")).toMatchObject({ value: "1" });
  expect(figure("bytes of the README")).toMatchObject({ value: "6,001", isMet: false });
});

test("house figures: name each folder with more than forty files, tests too", () => {
  for (let index = 0; index <= 40; index++) write(`tests/many/${index}.ts`, "");
  expect(figure("folders over 40 files")).toMatchObject({ value: "tests/many (41)", isMet: false });
});

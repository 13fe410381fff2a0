import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { nameClass } from "../../../config/class-names";

const ROOT = resolve(import.meta.dirname, "../../..");

test("CSS class names: depend on class and file, not on the build path", () => {
  const here = nameClass("/here", "cover", "/here/app/content/cover-figure.module.css?used");
  expect(here).toMatch(/^cover_[0-9a-z]{4}$/);
  expect(nameClass("/there", "cover", "/there/app/content/cover-figure.module.css")).toBe(here);
  expect(nameClass("/here", "cover", "/here/app/content/teaser.module.css")).not.toBe(here);
});

test("CSS class names: are unique across all style sheets", () => {
  const sheets = globSync("app/**/*.module.css", { cwd: ROOT });
  expect(sheets.length).toBeGreaterThan(100);
  const names = sheets.flatMap((sheet) => {
    const text = readFileSync(resolve(ROOT, sheet), "utf8");
    const classes = new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? ""));
    return [...classes].map((name) => nameClass(ROOT, name, resolve(ROOT, sheet)));
  });
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

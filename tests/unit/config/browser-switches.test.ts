import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { disabledFeatures } from "../../e2e/support/browser-switches";

test("Playwright browser switches: the portal's list overrides Playwright's, since the browser reads the last one", () => {
  const folder = dirname(createRequire(import.meta.url).resolve("playwright-core/package.json"));
  const source = readFileSync(join(folder, "lib", "coreBundle.js"), "utf8");
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? "";
  const own = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(own).not.toEqual([]);
  expect(own.filter((name) => !disabledFeatures.some((off) => off === name))).toEqual([]);
});

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { withThrownFailures } from "../../../config/throw-failed-modules.ts";

const remix = dirname(createRequire(import.meta.url).resolve("@remix-run/react/package.json"));
const source = readFileSync(join(remix, "dist/esm/routeModules.js"), "utf8");

test("Remix module failures: the patched Remix does not reload when a page's code fails", () => {
  const changed = withThrownFailures(source);
  expect(changed).not.toContain("location.reload");
  expect(changed).toContain("default() { throw error; }");
});

test("Remix module failures: the patch rejects another version of Remix", () => {
  expect(withThrownFailures("export {}")).toBeNull();
  expect(withThrownFailures(source + source)).toBeNull();
});

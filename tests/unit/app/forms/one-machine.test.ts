import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const files = globSync("app/**/*.{ts,tsx}", { cwd: root }).map((path) => ({
  path,
  source: readFileSync(join(root, path), "utf8"),
}));
const outside = files.filter(({ path }) => !path.startsWith("app/forms/"));

/** Which files say it, so that a failure names them. */
const saying = (pattern: RegExp, among = files) =>
  among.filter(({ source }) => pattern.test(source)).map(({ path }) => path);

test("nobody but the form machine knows the library below it", () => {
  expect(saying(/@conform-to/)).not.toEqual([]);
  expect(saying(/@conform-to/, outside)).toEqual([]);
});

test("forms are parsed, counted and answered by the machine alone", () => {
  const inFeatures = outside.filter(({ path }) => path.startsWith("app/features/"));
  expect(saying(/read-form\.server|parse-form|use-unsaved-changes/, inFeatures)).toEqual([
    // Its form has no fields to check, only choices.
    "app/features/profile/email-preference-page.tsx",
  ]);
  expect(saying(/navigation\(\)\.formData|DEFAULT_WAIT_SECONDS|hideFields/i, outside)).toEqual([]);
});

test("what buttons send is read by the machine too", () => {
  const bySelf = /[pP]arse\([^;]*Object\.fromEntries\((?:form|await requireForm)/;
  expect(saying(bySelf)).toEqual(["app/forms/read-act.server.ts"]);
});

test("Zod is set up once, before the first schema of the browser", () => {
  expect(saying(/jitless/)).toEqual(["app/forms/zod.ts"]);
  const schemas = outside.filter(({ path }) => /^app\/(features|session)\//.test(path));
  const inBrowser = schemas.filter(({ path }) => !path.includes(".server."));
  expect(saying(/from "~\/forms\/zod"/, inBrowser)).not.toEqual([]);
  expect(saying(/from "zod/, inBrowser)).toEqual([]);
});

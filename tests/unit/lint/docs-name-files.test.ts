import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Pages about the present state; decisions describe the day they were made. */
const PAGES = globSync(["README.md", "docs/*.md"]);
const PATH =
  /`((?:app|bench|bff|cms-extensions|contract|config|scripts|tests|docs|ops|public)\/[\w.@$/*-]+\.(?:tsx?|mjs|js|css|sql|md))`/g;

const pathsIn = (text: string) => [...text.matchAll(PATH)].map(([, path = ""]) => path);
const isThere = (path: string) => globSync(path).length > 0;

describe("documentation pages", () => {
  test("a missing file is detected", () => {
    const [gone = "", there = ""] = pathsIn("`app/gone/nowhere.ts`, `app/routes.ts`");
    expect([isThere(gone), isThere(there)]).toEqual([false, true]);
  });

  test.each(PAGES)("%s names existing files", (page) => {
    expect(pathsIn(readFileSync(page, "utf8")).filter((path) => !isThere(path))).toEqual([]);
  });
});

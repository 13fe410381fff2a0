import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";

const LOOSE = /^(root|entry\.\w+|routes|server|serve|error-boundary)\.tsx?$/;
const ROUTE_LINES = 60;

const listStrays = (paths: readonly string[]) =>
  paths.filter((path) => !LOOSE.test(basename(path)));
const countLines = (text: string) => text.trimEnd().split("\n").length;
const isLong = (text: string) => countLines(text) > ROUTE_LINES;

describe("app folder", () => {
  test("contains no loose file besides root, entries, routes, servers and the error boundary", () => {
    const files = globSync("app/*", { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(5);
    expect(listStrays(files.map(({ name }) => name))).toEqual([]);
    expect(listStrays(["app/root.tsx", "app/dates.ts", "app/theme.css"])).toEqual([
      "app/dates.ts",
      "app/theme.css",
    ]);
  });

  test(`has routes of at most ${ROUTE_LINES} lines`, () => {
    const routes = globSync("app/routes/**/*.{ts,tsx}");
    expect(routes.length).toBeGreaterThan(30);
    expect(routes.filter((route) => isLong(readFileSync(route, "utf8")))).toEqual([]);
    expect([isLong("line\n".repeat(60)), isLong("line\n".repeat(61))]).toEqual([false, true]);
  });
});

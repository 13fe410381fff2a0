import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { routeMatchCache } from "~/http/route-match-cache";
import { withChange } from "~/http/source-changes";

type Route = {
  id: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  children?: Route[];
};
type Match = {
  route: Route;
  pathname: string;
  pathnameBase: string;
  params: Record<string, string>;
};
type Router = { matchRoutes(routes: Route[], path: string): Match[] | null };

const require = createRequire(import.meta.url);
const file = require.resolve("@remix-run/router");
const source = readFileSync(file, "utf8");
const original = require(file) as Router;

function load(text: string): Router {
  const module = { exports: {} as Router };
  new Function("module", "exports", "require", text)(module, module.exports, require);
  return module.exports;
}

/** Pseudo-random numbers, the same in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 1103515245 + 12345) & 0x7fffffff) % below;
}

const WORDS = ["app", "News", "x-y", ":id", ":slug", ":maybe?", "lit?", "*", "", "é", "a.b"];
const URL_WORDS = ["app", "news", "News", "x-y", "42", "lit", "maybe", "%C3%A9", "a.b", "", "zz"];

function makeTable(next: (below: number) => number, depth: number): Route {
  const words = Array.from({ length: 1 + next(2) }, () => WORDS[next(WORDS.length)] ?? "");
  const joined = words.join("/");
  const star = joined.indexOf("*");
  const path = star < 0 ? joined : joined.slice(0, star + 1);
  const id = `route-${next(1e9)}`;
  if (next(5) === 0) return { id, index: true };
  const route: Route = next(6) === 0 ? { id } : { id, path, caseSensitive: next(5) === 0 };
  if (depth > 0 && next(2) === 0 && !path.includes("*")) {
    route.children = Array.from({ length: 1 + next(4) }, () => makeTable(next, depth - 1));
  }
  return route;
}

const seen = (matches: Match[] | null) =>
  matches?.map(({ route, pathname, pathnameBase, params }) => [
    route.id,
    pathname,
    pathnameBase,
    params,
  ]) ?? null;

describe("routeMatchCache", () => {
  const text = withChange(source, routeMatchCache);

  test("matches the installed router", () => {
    expect(text).not.toBeNull();
  });

  test("does not change another version of the router", () => {
    const other = source.replace("rankRouteBranches(branches);", "");
    expect(withChange(other, routeMatchCache)).toBeNull();
  });

  test("matches like the original for many tables and addresses, also for an equal second table", () => {
    const changed = load(text ?? "");
    const next = sequence(7);
    let found = 0;
    for (let round = 0; round < 200; round++) {
      const table = Array.from({ length: 6 }, () => makeTable(next, 3));
      const twin = structuredClone(table);
      for (let i = 0; i < 50; i++) {
        const url = `/${Array.from({ length: next(6) }, () => URL_WORDS[next(URL_WORDS.length)]).join("/")}`;
        const expected = original.matchRoutes(table, url);
        if (expected) found += 1;
        expect(seen(changed.matchRoutes(table, url))).toEqual(seen(expected));
        const fromTwin = changed.matchRoutes(twin, url);
        expect(seen(fromTwin)).toEqual(seen(expected));
        for (const { route } of fromTwin ?? []) expect(contains(twin, route)).toBe(true);
      }
    }
    expect(found).toBeGreaterThan(1_000);
  });
});

function contains(routes: Route[], expected: Route): boolean {
  return routes.some((route) => route === expected || contains(route.children ?? [], expected));
}

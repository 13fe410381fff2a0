import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { findAbsentExport, withFacts, type Flags } from "../../../config/remix-facts.ts";
import remixOptions from "../../../remix.config.js";

const { resolve } = createRequire(import.meta.url);
const modules = join(dirname(resolve("@remix-run/react/package.json")), "../..");
const REMIX = "@remix-run/react/dist/esm";
const ROUTER = "@remix-run/router/dist/router.js";

function change(file: string, flags: Flags = remixOptions.future ?? {}) {
  const source = readFileSync(join(modules, file), "utf8");
  return withFacts(source, `/anywhere/node_modules/${file}`, flags);
}

describe("Remix build patch", () => {
  test("finds every place to change", () => {
    const files = readdirSync(join(modules, REMIX)).filter((name) => name.endsWith(".js"));
    expect(files.length).toBeGreaterThan(10);
    for (const file of [...files.map((name) => `${REMIX}/${name}`), ROUTER])
      expect(change(file), file).not.toBeNull();
  });

  test("removes checks for flags, SPA mode and client loaders", () => {
    for (const name of ["browser", "components", "fog-of-war", "routes", "single-fetch"]) {
      const code = change(`${REMIX}/${name}.js`);
      expect(code).not.toMatch(/\bfuture\.v3_/);
      expect(code).not.toMatch(/if \(isSpaMode|isSpaMode (\?|&&)/);
      expect(code).not.toMatch(/\.(hasClient|client)(Loader|Action)\b(?!\()/);
    }
    expect(change(`${REMIX}/routes.js`)).toContain(
      "if (true) {\n        let result = await singleFetch();",
    );
  });

  test("uses the flags of remix.config.js", () => {
    expect(change(`${REMIX}/fog-of-war.js`)).toContain("return true === true && !false;");
    const without = { ...remixOptions.future, v3_lazyRouteDiscovery: false };
    expect(change(`${REMIX}/fog-of-war.js`, without)).toContain("return false === true");
  });

  test("lets a navigation wait for lazy parts", () => {
    expect(change(`${REMIX}/browser.js`)).toContain(
      "React.startTransition(() => setLocation(newState.location));",
    );
  });

  test("a revalidation does not scroll", () => {
    expect(change(ROUTER)).toContain(
      "restoreScrollPosition: isUninterruptedRevalidation ? false : getSavedScrollPosition(",
    );
  });

  test("keeps the router's other flags and removes deferred data", () => {
    const code = change(ROUTER);
    expect(code).toContain("function isDeferredData(value) {\n  return false;\n}");
    expect(code).toContain("if (future.v7_throwAbortReason");
    expect(code).not.toContain("future.v7_partialHydration");
  });
});

test("Remix build patch: rejects another version of Remix, and leaves other files unchanged", () => {
  expect(withFacts("export {}", `/node_modules/${ROUTER}`, {})).toBeNull();
  expect(withFacts("export {}", "/node_modules/react/index.js", {})).toBe("export {}");
});

test("Remix build patch: rejects a route with a client loader", () => {
  expect(findAbsentExport("export async function clientLoader() {}")).toBe("clientLoader");
  expect(findAbsentExport("export const HydrateFallback = () => null;")).toBe("HydrateFallback");
  expect(findAbsentExport("export async function loader() {}")).toBeNull();
});

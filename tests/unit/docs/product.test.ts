import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listRoutePatterns } from "../../../scripts/pages/route-patterns";

const root = join(import.meta.dirname, "../../..");
const page = readFileSync(join(root, "docs/product.md"), "utf8");
const service = globSync("bff/**/*.ts", { cwd: root }).map((path) => ({
  path,
  source: readFileSync(join(root, path), "utf8"),
}));

test("product page: names every API of the service", () => {
  const [, rooms = ""] = /`\/api\/<room>\/v1\/…` \(([^)]+)\)/.exec(page) ?? [];
  const served = service.flatMap(({ source }) =>
    [...source.matchAll(/\/api\/([a-z-]+)\/v1/g)].map(([, room = ""]) => room),
  );
  expect(served.length).toBeGreaterThan(20);
  expect([...new Set(served)].toSorted()).toEqual(rooms.split(", ").toSorted());
});

test("product page: names every file with a rate limit", () => {
  const [, limits = ""] = page.split("### Rate limits");
  const limiting = service.flatMap(({ path, source }) =>
    /\blimit\("[a-z-]+",/.test(source) ? [path] : [],
  );
  expect(limiting.length).toBeGreaterThan(15);
  expect(limiting.filter((path) => !limits.includes(`\`${path}\``))).toEqual([]);
});

test("product page: names every address area", () => {
  const areas = listRoutePatterns().flatMap((pattern) => {
    const [, area] = /^\/pt-BR\/app\/([\w.-]+)/.exec(pattern) ?? [];
    return area ? [area] : [];
  });
  expect(areas.length).toBeGreaterThan(40);
  expect([...new Set(areas)].filter((area) => !page.includes(`\`app/${area}`))).toEqual([]);
});

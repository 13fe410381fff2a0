import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { areas } from "../../../contract/shared/areas.ts";

const UNDER_CONSTRUCTION = "routes/app/under-construction.tsx";
const everything = structuredClone(areas);

beforeEach(() => {
  vi.resetModules();
});

const listFiles = (entries: readonly RouteConfigEntry[]): [string, string][] =>
  entries.flatMap(({ path = "", file, children = [] }) => [[path, file], ...listFiles(children)]);

/** Path and file of every route, with these areas closed. */
async function listRoutesWithout(closed: readonly string[]): Promise<[string, string][]> {
  vi.doMock("../../../contract/shared/areas.ts", () => ({
    areas: Object.fromEntries(
      Object.entries(everything).map(([name, area]) => [
        name,
        { ...area, isOpen: !closed.includes(name) },
      ]),
    ),
  }));
  const { default: routes } = await import("~/routes");
  return listFiles(routes);
}

describe("area switch", () => {
  test.each(Object.keys(everything))("closes every page of %s", async (name) => {
    const routes = await listRoutesWithout([name]);
    const waiting = routes.filter(([, file]) => file === UNDER_CONSTRUCTION);
    expect(waiting.map(([path]) => path)).toEqual([`pt-BR/app/${name}`, `pt-BR/app/${name}/*`]);
    expect(routes.filter(([path]) => path.startsWith(`pt-BR/app/${name}`))).toEqual(waiting);
  });

  test("opens all pages if all areas are open", async () => {
    const routes = await listRoutesWithout([]);
    expect(routes.map(([, file]) => file)).not.toContain(UNDER_CONSTRUCTION);
    expect(routes.map(([path]) => path)).toContain("pt-BR/app/chat/*");
  });
});

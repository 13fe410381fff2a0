import { afterEach, describe, expect, test } from "vitest";
import { areas } from "../../../../contract/shared/areas.ts";
import {
  listMissing,
  shelfNames,
  shelfRules,
  type ShelfRule,
} from "../../../../contract/collections/shelf-rules.ts";
import { closedPages, isOpenPath } from "../../../../contract/shared/closed-paths.ts";
import {
  closeShelves,
  findClosedAt,
  isShelfOpen,
  shelfPages,
} from "../../../../contract/shared/shelves.ts";

afterEach(() => closeShelves([]));

test("shelves: all are open until they are judged", () => {
  expect(shelfNames.filter((name) => !isShelfOpen(name))).toEqual([]);
  expect(Object.values(areas).filter(({ isOpen }) => !isOpen)).toEqual([]);
});

test("shelves: a closed one opens again with the next judgement, and unknown names change nothing", () => {
  closeShelves(["news", "currency", "somethingOld"]);
  expect(closedPages().closedPaths).toEqual(["/app/news", "/app/tools/currency"]);
  expect(areas.news.isOpen).toBe(false);
  closeShelves(["currency"]);
  expect([areas.news.isOpen, isShelfOpen("currency")]).toEqual([true, false]);
});

test("shelves: the classifieds lead to their first open page, and close with the last", () => {
  const pages = Object.entries(shelfPages).filter(([, { path }]) => path.includes("classifieds"));
  const names = pages.map(([name]) => name);
  closeShelves(names.slice(0, 2));
  expect(areas.classifieds).toMatchObject({ isOpen: true, path: pages[2]?.[1].path });
  closeShelves(names);
  expect(areas.classifieds.isOpen).toBe(false);
});

test.each([
  ["/pt-BR/app/news/um-texto", "news"],
  ["/app/tools/currency/rates.csv", "currency"],
  ["/app/tools/currency?from=CHF", null],
  ["/pt-BR/app/News/um-texto", "news"],
  ["/pt-br/app/tools/c%75rrency", "currency"],
  ["/pt-BR/app/%E0%A4%A", null],
  ["/app/newsletter", null],
  ["/pt-BR/app/tools", null],
  ["/pt-BR", null],
])("shelves: %s is closed by %s", (path, name) => {
  closeShelves(["news", "currency"]);
  expect(findClosedAt(path)).toBe(name);
});

test("shelves: a link with a query is open or closed like its page", () => {
  closeShelves(["jobs"]);
  expect(isOpenPath("/app/classifieds/jobs?offer=padeira")).toBe(false);
  expect(isOpenPath("/app/classifieds/sbb-offers#resultados")).toBe(true);
});

describe("shelf rule", () => {
  const rule: ShelfRule = {
    goods: { in: "cms", collection: "mobile_plans" },
    least: 4,
    freshness: { days: 30, by: "retrievedAt" },
    filled: { fields: ["provider"], percent: 75 },
  };

  test("opens with enough fresh and filled goods", () => {
    expect(listMissing(rule, { count: 4, filled: { provider: 3 } })).toEqual([]);
  });

  test("says how many goods of which age are missing", () => {
    expect(listMissing(rule, { count: 3, filled: { provider: 3 } })).toEqual([
      "tem 3 de 4 itens dos últimos 30 dias",
    ]);
  });

  test("says which field is filled too rarely", () => {
    expect(listMissing(rule, { count: 5, filled: { provider: 3 } })).toEqual([
      "provider preenchido em 60 % de 75 %",
    ]);
  });

  test.each(shelfNames)("of %s closes it when it is empty", (name) => {
    expect(listMissing(shelfRules[name], { count: 0, filled: {} })).toHaveLength(1);
  });
});

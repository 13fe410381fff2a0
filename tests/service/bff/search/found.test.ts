import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { closeShelves, shelfPages, type ShelfPage } from "../../../../contract/shared/shelves.ts";
import { paying, plain, row, startSearchIndex, synonyms } from "./search-index.ts";

let index: Awaited<ReturnType<typeof startSearchIndex>>;

const inCanton = (code: string) => ({
  cantons: [{ Cantons_id: { cantonCode: code, name: code } }],
});
const trains = Array.from({ length: 130 }, (_, at) => {
  const id = `trem-${String(at + 1).padStart(3, "0")}`;
  return row({ id, title: `Trem ${at + 1}`, body: "trem ".repeat(at + 1) });
});

beforeAll(async () => {
  index = await startSearchIndex({
    articles: [
      row({ id: "fonte", title: "Salário", body: "O imposto retido na fonte é do cantão." }),
      row({ id: "declara", title: "Janeiro", body: "A declaração de imposto chega." }),
      row({ id: "saldo", title: "Sair", body: "A conta de livre passagem guarda o saldo." }),
      row({ id: "viagem", title: "Viajar", body: "Dá para pagar com o cartão." }),
      row({ id: "zug", title: "Caução e aluguel", ...inCanton("ZG") }),
      row({ id: "berna", title: "Aluguel", ...inCanton("BE") }),
      ...trains,
    ],
    search_synonyms: [
      synonyms("Freizügigkeitskonto", "conta de livre passagem"),
      synonyms("Kartenzahlung", "pagar com o cartão"),
    ],
  });
  await index.indexer.rebuild();
});
afterAll(() => index.close());
beforeEach(() => void (index.misses.length = 0));

const idOf = ({ path }: { path: string }) => path.replace(/^\/app\/articles\/|#.*/g, "");

async function found(query: string, page = 1) {
  const { hits } = await index.results(paying, query, { kind: "articles", page });
  return hits.map(idOf);
}

test.each([
  // Short words keep their position in a phrase
  ['"imposto retido na fonte"', "fonte"],
  ['"imposto na fonte retido"', ""],
  ['"pagar com o cartão"', "viagem"],
  ["Freizügigkeitskonto", "saldo"],
  ["Kartenzahlung", "viagem"],
  // Without accents
  ['"declaracao de imposto"', "declara"],
  ["imposto -declaracao", "fonte"],
  ['imposto -"declaracao de imposto"', "fonte"],
])("search: “%s” finds %s", async (query, expected) => {
  expect(await found(query)).toEqual(expected.split(" ").filter(Boolean));
});

test("search pages: repeat and skip nothing, whatever the ranking", async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page) => found("trem", page)));
  const ids = trains.map(({ open }) => open.id);
  expect(pages.flat().toSorted()).toEqual(ids);
  // The first results match by text, the others by title.
  expect(pages.slice(0, 3).flat().toSorted()).toEqual(ids.slice(0, 60));
  expect(pages.slice(3).flat()).toEqual(ids.slice(60));
});

test("search: hides everything within a closed area", async () => {
  const isFound = async () => {
    const { hits } = await index.results(paying, "caução aluguel");
    return hits.some(({ path }) => path.startsWith("/app/articles/zug"));
  };
  expect(await isFound()).toBe(true);
  closeShelves(["articles"]);
  expect(await isFound()).toBe(false);
  closeShelves(["jobs"]);
  expect(await isFound()).toBe(true);
  closeShelves([]);
});

test("search: finds the classifieds while one of their pages is open, and leads to the first", async () => {
  const pathOf = async () => {
    const { hits } = await index.results(paying, "classificados");
    return hits.find(({ title }) => plain(title) === "Classificados")?.path ?? null;
  };
  const pages = Object.keys(shelfPages).filter((name) =>
    shelfPages[name as ShelfPage].path.startsWith("/app/classifieds/"),
  );
  expect(await pathOf()).toBe("/app/classifieds/jobs");
  closeShelves(["jobs"]);
  expect(await pathOf()).toBe("/app/classifieds/health-insurances");
  closeShelves(pages);
  expect(await pathOf()).toBeNull();
  closeShelves([]);
});

describe("search filter without a match", () => {
  test("makes no claim about words that exist in texts", async () => {
    const { hits, kinds, isPartial } = await index.results(paying, "caução aluguel", {
      canton: "BE",
    });
    expect([hits, kinds, isPartial]).toEqual([[], [], false]);
    expect(index.misses).toEqual([]);
  });

  test("is not reported to editors as a search without results", async () => {
    await index.results(paying, "xqzwvk", { canton: "BE" });
    expect(index.misses).toEqual([]);
    await index.results(paying, "xqzwvk");
    expect(index.misses).toEqual(["xqzwvk"]);
  });
});

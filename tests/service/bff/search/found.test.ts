import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paying, row, startSearchIndex, synonyms } from "./search-index.ts";

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
  // Small words have their places in a text
  ['"imposto retido na fonte"', "fonte"],
  ['"imposto na fonte retido"', ""],
  ['"pagar com o cartão"', "viagem"],
  ["Freizügigkeitskonto", "saldo"],
  ["Kartenzahlung", "viagem"],
  // Without accents
  ['"declaracao de imposto"', "declara"],
  ["imposto -declaracao", "fonte"],
  ['imposto -"declaracao de imposto"', "fonte"],
])("“%s” finds %s", async (query, expected) => {
  expect(await found(query)).toEqual(expected.split(" ").filter(Boolean));
});

test("pages repeat nothing and leave nothing out, however the texts weigh", async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page) => found("trem", page)));
  const ids = trains.map(({ open }) => open.id);
  expect(pages.flat().toSorted()).toEqual(ids);
  // The first of them by their texts, the rest by their titles.
  expect(pages.slice(0, 3).flat().toSorted()).toEqual(ids.slice(0, 60));
  expect(pages.slice(3).flat()).toEqual(ids.slice(60));
});

describe("a filter that leaves nothing", () => {
  test("says nothing about words that texts have", async () => {
    const { hits, kinds, isPartial } = await index.results(paying, "caução aluguel", {
      canton: "BE",
    });
    expect([hits, kinds, isPartial]).toEqual([[], [], false]);
    expect(index.misses).toEqual([]);
  });

  test("is no search in vain that editors hear of", async () => {
    await index.results(paying, "xqzwvk", { canton: "BE" });
    expect(index.misses).toEqual([]);
    await index.results(paying, "xqzwvk");
    expect(index.misses).toEqual(["xqzwvk"]);
  });
});

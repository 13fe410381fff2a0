import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WAGE_TABLE_KEY } from "../../../../contract/calculators/wage-table.ts";
import { free, paying, row, startSearchIndex } from "./search-index.ts";
import type { StoredRow } from "../../../factories/search-content.ts";

let index: Awaited<ReturnType<typeof startSearchIndex>>;

const stored = (readBy: StoredRow["readBy"], open: StoredRow["open"]): StoredRow => ({
  open,
  text: open,
  readBy,
});
const published = { source: "Fonte de teste", sourceUrl: "https://example.ch" };

const ceiling = (year: number, body: string, validUntil: string) =>
  stored("free", {
    id: `teto-${year}`,
    key: `teto-do-pilar-3a-${year}`,
    title: `Teto do pilar 3a com caixa de pensão por ano, ${year}`,
    ...{ body, year, validUntil, ...published },
  });

const canton = (id: string, cantonCode: string, name: string) =>
  stored("paying", { id, cantonCode, name, isSample: false, translations: [{ name }] });

beforeAll(async () => {
  index = await startSearchIndex({
    Cantons: [canton("1", "VD", "Vaud"), canton("2", "ZH", "Zurique")],
    canton_figures: [
      stored("paying", {
        id: "premios",
        key: "premiumMedianCents",
        year: 2026,
        byCanton: { VD: 67_305, ZH: { value: 59_100, source: "Outra fonte" } },
        ...{ publisher: "BAG", note: "Mediano", ...published },
      }),
    ],
    facts: [
      ceiling(2025, "CHF 7’000", "2025-12-31"),
      ceiling(2026, "CHF 7’258", "2026-12-31"),
      ceiling(2027, "CHF 7’373", "2027-12-31"),
    ],
    parameter_sets: [
      stored("free", {
        id: "salarios",
        key: WAGE_TABLE_KEY,
        ...{ year: 2024, version: 1, ...published },
        value: {
          occupations: [
            { code: "22", name: "Saúde", total: [5000, 6000, 8000, 9500, 12_000] },
            { code: "71", name: "Construção", total: [4800, 5500, 6172, 6900, 7800] },
          ],
        },
      }),
    ],
    articles: [
      row({ id: "bagagem", title: "O que trazer na mala", body: "Leve pouco e traga remédios." }),
      row({ id: "banco", title: "Abrir conta", body: "Para trazer dinheiro, abra uma conta." }),
      row({ id: "museu", title: "Winterthur e museus", body: "Um dia." }),
      row({ id: "lago", title: "Zürich de barco", body: "Zürich." }),
      row({ id: "creche", title: "Fila da creche", body: "Há poucos lugares." }),
      row({ id: "vaga", title: "Procurar uma vaga", body: "A creche do bairro também contrata." }),
    ],
  });
  await index.indexer.rebuild();
});
afterAll(() => index.close());

async function answerTo(query: string, searcher = paying) {
  const { answer } = await index.results(searcher, query);
  return answer && [answer.topic, answer.canton?.code ?? null, answer.value, answer.source];
}

describe("search answer", () => {
  test.each(["prêmio médio VD", "prêmio Vaud", "premio waadt", "premio em Lausanne", "VD prêmio"])(
    "“%s” is the canton's median premium with its source",
    async (query) => {
      expect(await answerTo(query)).toEqual(["premiumMedianCents", "VD", 67_305, "BAG"]);
    },
  );

  test("takes a canton's own source before that of the whole table", async () => {
    expect((await answerTo("prêmio zürich"))?.at(-1)).toBe("Outra fonte");
  });

  test("does not tell figures of canton pages to members who may not read these", async () => {
    expect(await answerTo("prêmio médio VD", free)).toBeNull();
  });

  test.each([
    ["teto 3a", 7258],
    ["limite do pilar 3a", 7258],
    ["teto do pilar 3a em 2027", 7373],
    ["teto 3a 2025", null],
  ])("“%s” is the fact of that year, unless it has expired", async (query, value) => {
    expect((await answerTo(query))?.[2] ?? null).toBe(value);
  });

  test.each([
    ["quanto ganha um enfermeiro", 8000],
    ["salário de enfermeira na Suíça", 8000],
    ["quanto ganha pedreiro", 6172],
    ["quanto ganha um astronauta", null],
  ])("“%s” is the median wage of the profession's group", async (query, value) => {
    expect((await answerTo(query))?.[2] ?? null).toBe(value);
  });

  test("gives free members the wage without the link to the calculator of paying members", async () => {
    const { answer } = await index.results(free, "quanto ganha um enfermeiro");
    expect(answer).toMatchObject({ value: 8000, path: null });
  });
});

describe("search relevance", () => {
  const found = async (query: string) =>
    (await index.results(paying, query, { kind: "articles" })).hits.map(({ path }) =>
      path.replace(/^\/app\/articles\/|#.*/g, ""),
    );

  test("finds nothing by a general word alone, if the other word is nowhere", async () => {
    expect(await found("trazer cachorro")).toEqual([]);
    expect(index.misses).toContain("trazer cachorro");
  });

  test("still finds a general word that is the whole query", async () => {
    expect(await found("trazer")).toEqual(["bagagem", "banco"]);
  });

  test("shows a title with the rarer word before a text with both", async () => {
    expect((await found("vaga na creche"))[0]).toBe("creche");
  });

  test.each(["winterthur", "Zürich", "zuerich", "zh"])(
    "“%s” finds the page of its canton first",
    async (query) => {
      const { hits } = await index.results(paying, query);
      expect(hits[0]?.path).toBe("/app/cantons/ZH");
    },
  );

  test("the dialog shows the kind of the best hit first", async () => {
    const { groups } = await index.search.listGroups(paying, "zürich");
    expect(groups[0]?.kind).toBe("cantons");
  });
});

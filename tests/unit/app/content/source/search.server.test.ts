import { describe, expect, test } from "vitest";
import { indexSynonyms, searchPartsOf } from "~/content/source/search.server";
import { filterSchema } from "~/content/schema";
import { news } from "~/features/news/news";
import { newsSource } from "~/features/news/news.server";
import { listItems } from "~/content/source/reader.server";
import { searchSynonyms } from "../../../../../cms-extensions/seed/content/search-synonyms";
import { makeNews, makeSearchSynonyms } from "../../../../factories/content";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const filter = (query: string) => filterSchema(news).parse({ query });

async function find(query: string, tier: "teaser" | "free" | "paying" = "free") {
  const { items, totalCount } = await listItems(
    { cms: makeCms().forTier(tier), source: newsSource },
    filter(query),
  );
  expect(totalCount).toBe(items.length);
  return items.map(({ title }) => title);
}

describe("news search", () => {
  const tell = (title: string, body: string) => makeNews({ title, summary: "", body });

  test.each([
    ["quellensteuer", "Desconto no salário"],
    ["krankenkasse", "Quanto custa a saúde"],
    ["saude", "Quanto custa a saúde"],
    ["seguro saúde", "Quanto custa a saúde"],
    ["seguros de saúde", "Quanto custa a saúde"],
    ["SBB", "De um lago ao outro"],
    ["trens", "De um lago ao outro"],
    ["permissões", "No balcão"],
    ["anmeldung zürich", "No balcão"],
  ])("finds by %s", async (query, title) => {
    directus.state.database.news.push(
      tell("Desconto no salário", "<p>O imposto na fonte sai da folha.</p>"),
      tell("Quanto custa a saúde", "<p>O <em>seguro de saúde</em>&nbsp;é obrigatório.</p>"),
      tell("De um lago ao outro", "<p>O trem passa de hora em hora.</p>"),
      tell("No balcão", "<h2>Registro na comuna</h2><p>A permissão sai em Zürich.</p>"),
      tell("Extremos do inverno", "<p>Uma passagem extrema.</p>"),
    );
    directus.state.database.search_synonyms.push(
      makeSearchSynonyms("imposto na fonte", "Quellensteuer"),
      makeSearchSynonyms("seguro de saúde", "Krankenkasse", "LAMal"),
      makeSearchSynonyms("trem", "SBB", "Zug"),
      makeSearchSynonyms("registro na comuna", "Anmeldung"),
    );
    expect(await find(query)).toEqual([title]);
  });

  test("matches texts only for readers with access to them", async () => {
    directus.state.database.news.push(tell("Título", "<p>Xilindrofone</p>"));
    expect(await find("xilindrofone", "teaser")).toEqual([]);
    expect(await find("titulo", "teaser")).toEqual(["Título"]);
    expect(await find("xilindrofone", "paying")).toEqual(["Título"]);
  });

  test("matches the typed words while the synonym table is unavailable", async () => {
    directus.state.database.news.push(tell("Aluguel", ""));
    const cms = makeCms().forTier("free");
    const cached: typeof cms.cached = (key, load) =>
      key === "content:synonyms"
        ? Promise.reject(new Error("The table is away"))
        : cms.cached(key, load);
    const withoutTable = { ...cms, cached, forTier: () => cms };
    const reader = { cms: withoutTable, source: newsSource };
    expect(await listItems(reader, filter("alugueis"))).toMatchObject({ totalCount: 1 });
  });
});

describe("seeded synonym table", () => {
  const synonyms = indexSynonyms(searchSynonyms);
  const meant = (query: string) =>
    searchPartsOf(query, synonyms)
      .flat(2)
      .map((text) => text.trim());

  test("has more than 150 words beside the portal's own", () => {
    const own = searchSynonyms.map(([term]) => term);
    const words = new Set(searchSynonyms.flatMap(([, ...others]) => others));
    expect(words.size - own.filter((term) => words.has(term)).length).toBeGreaterThanOrEqual(150);
  });

  test.each([
    ["Krankenkasse", "seguro de saude"],
    ["assurance maladie", "seguro de saude"],
    ["impôt à la source", "imposto na fonte"],
    ["AVS", "ahv"],
    ["Kita", "creche"],
    ["Miete", "aluguel"],
    ["SBB", "trem"],
    ["permis de conduire", "carteira de motorista"],
    ["Betreibungsauszug", "certidao de dividas"],
  ])("%s means %s", (typed, expected) => {
    expect(meant(typed)).toContain(expected);
    expect(meant(expected)).toContain(typed.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
  });

  test("contains no phrase that is a Portuguese stop word", () => {
    for (const word of ["sem", "de", "sim", "a", "passe"])
      expect(synonyms.get(word)).toBeUndefined();
  });
});

test("content search: stop words neither narrow a search nor empty it", () => {
  const none = indexSynonyms([]);
  expect(searchPartsOf("o seguro de saude", none)).toHaveLength(2);
  expect(searchPartsOf("de", none)).toEqual([[[" de"]]]);
  expect(searchPartsOf("!?", none)).toEqual([]);
  expect(searchPartsOf("um dois tres quatro cinco seis sete oito nove", none)).toHaveLength(6);
});

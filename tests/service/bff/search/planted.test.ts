import { afterAll, beforeAll, expect, test } from "vitest";
import { free, paying, row, startSearchIndex, synonyms } from "./search-index.ts";

let index: Awaited<ReturnType<typeof startSearchIndex>>;

const tag = (slug: string, name: string) => ({ tags: [{ tags_id: { slug, name } }] });
const planted = [
  row({
    id: "saude",
    title: "Seguro de saúde básico",
    summary: "O que a lei pede",
    body: "A franquia vai de CHF 300 a CHF 2’500. Os médicos cobram depois.",
    ...tag("recem-chegados", "Recém-chegados"),
  }),
  row({
    id: "permissao",
    title: "Permissão B ou C",
    summary: "Permissões de residência",
    body: "Quem tem permissão de estabelecimento pode votar em alguns cantões.",
  }),
  row({
    id: "aluguel",
    title: "Alugar na Suíça",
    summary: "Contratos, cauções e vizinhos",
    body: "O depósito fica em conta bloqueada. A lavanderia tem dias marcados.",
  }),
  row({
    id: "viagem",
    title: "Viagens de trem",
    summary: "Passes e bilhetes",
    body: "O passe anual chama-se Generalabonnement. Crianças viajam de graça.",
  }),
  row({
    id: "imposto",
    title: "Imposto na fonte",
    summary: "Descontado no salário",
    body: "A tabela é do cantão. O código A0N vale para solteiros sem filhos.",
    readBy: "paying",
  }),
  row({
    id: "zug",
    title: "Morar em Zug",
    summary: "Cantão pequeno",
    body: "O salário mediano é alto, e o aluguel também.",
    ...tag("cantoes", "Cantões"),
  }),
  row({ id: "rascunho", title: "Rascunho sobre pedágio", body: "Vinheta", readBy: null }),
];

beforeAll(async () => {
  index = await startSearchIndex({
    articles: planted,
    search_synonyms: [
      synonyms("seguro de saúde", "Krankenkasse", "LAMal", "caisse maladie", "convênio"),
      synonyms("permissão B", "Ausweis B", "permis B"),
      synonyms("caução", "Mietkaution", "garantie de loyer", "depósito"),
      synonyms("trem", "SBB", "Bahn"),
      synonyms("imposto na fonte", "Quellensteuer", "impôt à la source"),
      synonyms("férias", "Ferien"),
    ],
  });
  await index.indexer.rebuild();
});
afterAll(() => index.close());

/** Documents of the list above, without those of the portal itself. */
async function found(searcher: typeof paying, query: string) {
  const { hits } = await index.results(searcher, query, { kind: "articles" });
  return hits.map(({ path }) => path.replace(/^\/app\/articles\/|#.*/g, "")).sort();
}

test.each([
  // Accents, case, number
  ["saúde", "saude"],
  ["SAUDE", "saude"],
  ["médico", "saude"],
  ["medicos", "saude"],
  ["permissões", "permissao"],
  ["permissoes", "permissao"],
  ["permissao", "permissao"],
  ["cauções", "aluguel"],
  ["viagem", "viagem"],
  ["cantao", "permissao zug imposto"],
  ["crianca", "viagem"],
  ["vizinho", "aluguel"],
  // Stems
  ["alugando", "aluguel"],
  ["aluguel mediano", "zug"],
  ["bilhete", "viagem"],
  ["votam", "permissao"],
  // One error
  ["franqiua", "saude"],
  ["franqia", "saude"],
  ["franqquia", "saude"],
  ["frankuia", "saude"],
  ["segurro", "saude"],
  ["permisao", "permissao"],
  ["lavandaria", "aluguel"],
  ["Generalabonement", "viagem"],
  ["krankenkase", "saude"],
  // Too short or too different for a correction
  ["trrm", ""],
  ["frqia", ""],
  // Synonyms
  ["Krankenkasse", "saude"],
  ["lamal", "saude"],
  ["caisse maladie", "saude"],
  ["convenio", "saude"],
  ["Ausweis B", "permissao"],
  ["permis b", "permissao"],
  ["Mietkaution", "aluguel"],
  ["garantie de loyer", "aluguel"],
  ["SBB", "viagem"],
  ["Quellensteuer", "imposto"],
  ["impot a la source", "imposto"],
  ["Ferien", ""],
  // All words, in any order and field
  ["zug morar", "zug"],
  ["franquia 2500", "saude"],
  ["2'500", "saude"],
  ["300 franquia", "saude"],
  ["A0N", "imposto"],
  ["codigo solteiros", "imposto"],
  // Operators
  ['"conta bloqueada"', "aluguel"],
  ['"bloqueada conta"', ""],
  ["salário -zug", "imposto"],
  ['cantão -"salário mediano"', "permissao imposto"],
  ["#recem-chegados", "saude"],
  ["#Recém-chegados lei", "saude"],
  ["salário #cantoes", "zug"],
  // Questions, and drafts that are never found
  ["quanto custa morar em zug", "zug"],
  ["como funciona o imposto na fonte?", "imposto"],
  ["pedágio", ""],
  ["vinheta", ""],
])("search: “%s” finds %s", async (query, expected) => {
  expect(await found(paying, query)).toEqual(expected.split(" ").filter(Boolean).sort());
});

test.each([
  ["imposto", "imposto"],
  ["Quellensteuer", "imposto"],
  ["A0N", ""],
  ["solteiros", ""],
  ["solteiro", ""],
  ["solterios", ""],
  ['"vale para solteiros"', ""],
])("search: “%s” finds %s for a free member", async (query, expected) => {
  expect(await found(free, query)).toEqual(expected.split(" ").filter(Boolean));
});

test("search suggestions: a half-typed word finds the whole one, and a correction is shown", async () => {
  const { groups } = await index.search.listGroups(paying, "franq");
  expect(groups.flatMap(({ hits }) => hits.map(({ path }) => path))).toEqual([
    "/app/classifieds/health-insurances",
    expect.stringContaining("/app/articles/saude"),
  ]);
  const { correction } = await index.results(paying, "segurro");
  expect(correction).toEqual({ from: "segurro", to: "seguro" });
});

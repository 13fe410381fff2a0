import { expect, test } from "vitest";
import { glossarySource } from "../../../../../../bff/modules/search/sources/glossary-source.ts";

const row = {
  id: "1",
  slug: "ahv",
  term: "AHV",
  ptBr: "seguro de velhice",
  definition: "Previdência pública.",
  de: "AHV",
  fr: "AVS",
  it: "AVS",
  source: "AHVG",
  sourceUrl: "https://www.fedlex.admin.ch/",
  spellings: ["primeiro pilar"],
};
const itemOf = (teaser: object) => glossarySource.itemOf({ teaser, free: null, paying: null });

test("glossary search source: a term is found by all its names and links to its page", () => {
  const { documents } = itemOf(row);
  expect(documents).toMatchObject([{ kind: "glossary", path: "/app/glossary/ahv", isOpen: true }]);
  expect(documents[0]?.labels).toEqual(["AHV", "seguro de velhice", "AVS", "primeiro pilar"]);
});

test("glossary search source: each name of a term is answered by its meaning with a link to its page", () => {
  const { facts } = itemOf(row);
  expect(facts.map(({ topic }) => topic)).toContain("term:primeiro pilar");
  expect(facts[0]?.answer).toMatchObject({
    text: "Previdência pública.",
    path: "/app/glossary/ahv",
  });
});

test("glossary search source: gives no answer if the term has no source", () => {
  expect(itemOf({ ...row, source: null }).facts).toEqual([]);
});

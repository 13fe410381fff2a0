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

test("a term is found by all its names at its own page", () => {
  const { documents } = itemOf(row);
  expect(documents).toMatchObject([{ kind: "glossary", path: "/app/glossary/ahv", isOpen: true }]);
  expect(documents[0]?.labels).toEqual(["AHV", "seguro de velhice", "AVS", "primeiro pilar"]);
});

test("each of its names is answered by its meaning, with the way to its page", () => {
  const { facts } = itemOf(row);
  expect(facts.map(({ topic }) => topic)).toContain("term:primeiro pilar");
  expect(facts[0]?.answer).toMatchObject({
    text: "Previdência pública.",
    path: "/app/glossary/ahv",
  });
});

test("without a source nothing is answered", () => {
  expect(itemOf({ ...row, source: null }).facts).toEqual([]);
});

import { expect, test } from "vitest";
import { courseSource } from "../../../../../../bff/modules/search/sources/course-source.ts";

const lesson = (id: string) => ({ id, slug: id, title: `Aula ${id}` });
const withTexts = (...classes: object[]) => ({ id: "c", modules: [{ classes }] });
const teaser = {
  ...{ id: "c", title: "Chegar", slug: "chegar", summary: "Resumo", publishedAt: null },
  ...{ category: null, cantons: [], tags: [], access: "paying" },
  outcomes: [{ text: "Registrar-se" }],
  modules: [{ slug: "um", title: "Um", classes: [lesson("a"), lesson("b")] }],
};
const [a, b] = [
  { id: "a", body: "<p>Aberta</p>", factsUntil: null },
  { id: "b", body: "<p>Fechada</p>", plainBody: "<p>Simples</p>", factsUntil: "2026-01-31" },
];

test("course search source: indexes each class separately, and ranks it lower once one of its facts has expired", () => {
  const rows = { teaser, free: withTexts(a), paying: withTexts(a, b), replies: [] };
  const { documents } = courseSource.itemOf(rows);
  expect(documents.map(({ path, isOpen, staleOn }) => [path, isOpen, staleOn])).toEqual([
    ["/app/courses/chegar", true, null],
    ["/app/courses/chegar/um/a", true, null],
    ["/app/courses/chegar/um/b", false, "2026-01-31"],
  ]);
  expect(documents[2]?.parts.map(({ text }) => text).join(" ")).toBe("Fechada Simples");
});

import { expect, test } from "vitest";
import { glossaryTerms } from "../../../../../cms-extensions/seed/content/glossary/all-terms.ts";
import { glossaryPlan } from "../../../../../cms-extensions/seed/reference-rows.ts";
import { slugProblem } from "../../../../../cms-extensions/src/content/publishing/slug.ts";

const rows = glossaryPlan(glossaryTerms).rows.flatMap((part) => part.rows);
const repeated = (values: readonly unknown[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

test("seeded glossary: has more than eighty terms, each with its own address", () => {
  expect(glossaryTerms.length).toBeGreaterThanOrEqual(80);
  const slugs = rows.map((row) => row["slug"]);
  expect(repeated(slugs)).toEqual([]);
  expect(slugs.filter((slug) => slugProblem(slug) !== null)).toEqual([]);
});

test("seeded glossary: no spelling belongs to two terms", () => {
  expect(repeated(glossaryTerms.flatMap(({ term, spellings }) => [term, ...spellings]))).toEqual(
    [],
  );
});

test.each(glossaryTerms.map((each) => [each.term, each] as const))(
  "seeded glossary: %s has a meaning, three names and an official source",
  (_term, { ptBr, definition, names, sourceUrl }) => {
    expect(ptBr).not.toBe("");
    expect(definition).toMatch(/\.$/);
    expect(definition.length).toBeLessThanOrEqual(400);
    expect(names.filter(Boolean)).toHaveLength(3);
    expect(new URL(sourceUrl).protocol).toBe("https:");
  },
);

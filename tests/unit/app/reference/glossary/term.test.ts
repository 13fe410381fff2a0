import { expect, test } from "vitest";
import { languagesOfCanton } from "~/reference/glossary/term";

test.each([
  ["ZH", ["de"]],
  ["VD", ["fr"]],
  ["TI", ["it"]],
  ["BE", ["de", "fr"]],
  ["VS", ["fr", "de"]],
  ["GR", ["de", "it"]],
])("canton languages: of %s are %s", (code, languages) => {
  expect(languagesOfCanton(code)).toEqual(languages);
});

test("canton languages: are empty without a canton", () => {
  expect(languagesOfCanton(null)).toEqual([]);
});

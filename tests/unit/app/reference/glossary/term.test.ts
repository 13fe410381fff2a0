import { expect, test } from "vitest";
import { languagesOfCanton } from "~/reference/glossary/term";

test.each([
  ["ZH", ["de"]],
  ["VD", ["fr"]],
  ["TI", ["it"]],
  ["BE", ["de", "fr"]],
  ["VS", ["fr", "de"]],
  ["GR", ["de", "it"]],
])("in %s one speaks %s", (code, languages) => {
  expect(languagesOfCanton(code)).toEqual(languages);
});

test("without a canton no language is the reader's own", () => {
  expect(languagesOfCanton(null)).toEqual([]);
});

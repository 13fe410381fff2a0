import { expect, test } from "vitest";
import {
  areReferencingRowsReadable,
  implies,
  isReferencedRowReadable,
  type RowRule,
} from "../../../../../../cms-extensions/src/members/read-guard/row-rules.ts";

const published = { status: { _eq: "published" } };
const free = { access: { _eq: "free" } };
const mine = { user_created: { _eq: "$CURRENT_USER" } };

test.each<[string, RowRule, RowRule, boolean]>([
  ["the same rule", published, published, true],
  ["anything, every row", published, {}, true],
  ["every row, a rule", {}, published, false],
  ["two terms, one of them", { _and: [published, free] }, free, true],
  ["one term, two", free, { _and: [published, free] }, false],
  ["terms side by side", { ...published, ...free }, { _and: [free, published] }, true],
  ["a rule along a relation", { article: { _and: [published, free] } }, { article: free }, true],
  ["another relation", { article: published }, { course: published }, false],
  ["a choice that is wanted", mine, { _or: [published, mine] }, true],
  ["a choice between more", { _or: [published, mine] }, published, false],
  ["a choice and what all need", { _and: [free, { _or: [published, mine] }] }, free, true],
  ["the same choice", { _or: [published, mine] }, { _or: [published, mine] }, true],
  ["a choice within a wider one", { _or: [mine, free] }, { _or: [published, mine, free] }, true],
])("row rules: implied by %s: %#", (_, input, wanted, expected) => {
  expect(implies(input, wanted)).toBe(expected);
});

test("row rules: a related row is readable only if its own rule says so", () => {
  const rules = new Map<string, RowRule[]>([
    ["facts", [{ _and: [published, { article: published }] }]],
    ["favorites", [mine]],
    ["articles", [published]],
  ]);
  expect(isReferencedRowReadable(rules, "facts", "article", "articles")).toBe(true);
  expect(isReferencedRowReadable(rules, "favorites", "article", "articles")).toBe(false);
  expect(isReferencedRowReadable(rules, "facts", "article", "comments")).toBe(false);
});

test("row rules: rows that refer to a readable row are readable only without further conditions", () => {
  const rules = new Map<string, RowRule[]>([
    ["articles", [published]],
    ["tags", [{ article: published }]],
    ["facts", [{ _and: [published, { article: published }] }]],
  ]);
  expect(areReferencingRowsReadable(rules, "articles", "article", "tags")).toBe(true);
  expect(areReferencingRowsReadable(rules, "articles", "article", "facts")).toBe(false);
});

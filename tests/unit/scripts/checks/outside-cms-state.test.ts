import { expect, test } from "vitest";
import { listDifferences } from "../../../../scripts/checks/outside-cms-state.ts";

test("equal states differ in nothing, whatever the order", () => {
  const state = { roles: ["a", "b"], fields: ["x"] };

  expect(listDifferences(state, { fields: ["x"], roles: ["b", "a"] })).toEqual([]);
});

test("names what only one has, second copies and whole kinds included", () => {
  const embedded = { roles: ["a", "b"], fields: ["x"] };
  const outside = { roles: ["a", "a", "c"], permissions: ["p"] };

  expect(listDifferences(embedded, outside)).toEqual([
    "roles, embedded only: b",
    "roles, outside only: a",
    "roles, outside only: c",
    "fields, embedded only: x",
    "permissions, outside only: p",
  ]);
});

import { expect, test } from "vitest";
import { listDifferences } from "../../../../scripts/checks/outside-cms-state.ts";

test("CMS state comparison: equal states have no differences, in any order", () => {
  const state = { roles: ["a", "b"], fields: ["x"] };

  expect(listDifferences(state, { fields: ["x"], roles: ["b", "a"] })).toEqual([]);
});

test("CMS state comparison: lists what only one state has, including duplicates and whole kinds", () => {
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

import { expect, test } from "vitest";
import { diffRows, sameValue } from "../../../../cms-extensions/access/row-diff.ts";

const keyOf = (row: Record<string, unknown>) => String(row["key"]);

test("row diff: creates missing rows, updates different ones, deletes unexpected ones", () => {
  const expected = [
    { key: "same", fields: ["a"] },
    { key: "changed", fields: ["a", "b"] },
    { key: "new", fields: null },
  ];
  const present = [
    { id: 1, key: "same", fields: ["a"], policy: "extra columns do not count" },
    { id: 2, key: "changed", fields: ["a"] },
    { id: 3, key: "stray", fields: ["a"] },
    { id: 4, key: "same", fields: ["*"] },
  ];
  expect(diffRows(expected, present, keyOf)).toEqual({
    toCreate: [expected[2]],
    toUpdate: [{ id: 2, values: expected[1] }],
    toDelete: [3, 4],
  });
});

test("row diff: ignores the order of keys, but not of lists", () => {
  expect(sameValue({ a: 1, b: { c: 2, d: [1] } }, { b: { d: [1], c: 2 }, a: 1 })).toBe(true);
  expect(sameValue(["a", "b"], ["b", "a"])).toBe(false);
  expect(sameValue(undefined, null)).toBe(true);
  expect(sameValue(null, {})).toBe(false);
});

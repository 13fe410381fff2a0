import { expect, test } from "vitest";
import { conceptText, noneOf } from "../../../../../../bff/modules/search/query/tsquery.ts";

const insurance = { own: [["segur", "saud"]], others: [["krankenk"], ["plan", "saud"]] };

test("tsquery: a concept matches any of its synonyms", () => {
  expect(conceptText(insurance)).toBe(
    "(('segur' <-> 'saud' | 'segur' <2> 'saud') | 'krankenk' | ('plan' <-> 'saud' | 'plan' <2> 'saud'))",
  );
});

test("tsquery: the typed words can be matched separately, and in titles only", () => {
  expect(conceptText(insurance, "own", "A")).toBe(
    "(('segur':A <-> 'saud':A | 'segur':A <2> 'saud':A))",
  );
});

const waysOf = (...sequence: (string | null)[]) =>
  conceptText({ own: [sequence], others: [] })
    .replaceAll(/[()]/g, "")
    .split(" | ");

test("tsquery: allows one small word between each two of three stems", () => {
  expect(waysOf("a", "b", "c")).toEqual([
    "'a' <-> 'b' <-> 'c'",
    "'a' <-> 'b' <2> 'c'",
    "'a' <2> 'b' <-> 'c'",
    "'a' <2> 'b' <2> 'c'",
  ]);
});

test("tsquery: allows as many small words as were typed", () => {
  expect(waysOf("a", null, null, "b")).toEqual(["'a' <-> 'b'", "'a' <2> 'b'", "'a' <3> 'b'"]);
  expect(waysOf(null, "a", null)).toEqual(["'a'"]);
});

test("tsquery: a long phrase allows no extra words", () => {
  expect(waysOf("a", "b", null, "c", "d", "e")).toEqual(["'a' <-> 'b' <2> 'c' <-> 'd' <-> 'e'"]);
});

test("tsquery: escapes characters of the query language", () => {
  expect(conceptText({ own: [["d'or\\"]], others: [] })).toBe(String.raw`('d''or\\')`);
});

test("tsquery: negates excluded words", () => {
  expect(noneOf([["zug"], ["cant", "zug"]])).toEqual([
    "!'zug'",
    "!('cant' <-> 'zug' | 'cant' <2> 'zug')",
  ]);
});

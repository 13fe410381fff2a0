import { expect, test } from "vitest";
import { conceptText, noneOf } from "../../../../../../bff/modules/search/query/tsquery.ts";

const insurance = { own: [["segur", "saud"]], others: [["krankenk"], ["plan", "saud"]] };

test("a concept is any of the ways to say it", () => {
  expect(conceptText(insurance)).toBe(
    "(('segur' <-> 'saud' | 'segur' <2> 'saud') | 'krankenk' | ('plan' <-> 'saud' | 'plan' <2> 'saud'))",
  );
});

test("what was typed itself is told apart, and looked for in titles alone", () => {
  expect(conceptText(insurance, "own", "A")).toBe(
    "(('segur':A <-> 'saud':A | 'segur':A <2> 'saud':A))",
  );
});

const waysOf = (...sequence: (string | null)[]) =>
  conceptText({ own: [sequence], others: [] })
    .replaceAll(/[()]/g, "")
    .split(" | ");

test("a small word may stand between each two of three stems", () => {
  expect(waysOf("a", "b", "c")).toEqual([
    "'a' <-> 'b' <-> 'c'",
    "'a' <-> 'b' <2> 'c'",
    "'a' <2> 'b' <-> 'c'",
    "'a' <2> 'b' <2> 'c'",
  ]);
});

test("as many small words as were typed may stand there too", () => {
  expect(waysOf("a", null, null, "b")).toEqual(["'a' <-> 'b'", "'a' <2> 'b'", "'a' <3> 'b'"]);
  expect(waysOf(null, "a", null)).toEqual(["'a'"]);
});

test("a long sequence stands as it was typed", () => {
  expect(waysOf("a", "b", null, "c", "d", "e")).toEqual(["'a' <-> 'b' <2> 'c' <-> 'd' <-> 'e'"]);
});

test("signs of the query language are letters", () => {
  expect(conceptText({ own: [["d'or\\"]], others: [] })).toBe(String.raw`('d''or\\')`);
});

test("what must not be found", () => {
  expect(noneOf([["zug"], ["cant", "zug"]])).toEqual([
    "!'zug'",
    "!('cant' <-> 'zug' | 'cant' <2> 'zug')",
  ]);
});

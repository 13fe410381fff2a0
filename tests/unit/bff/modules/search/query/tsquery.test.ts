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

test("three stems stand side by side", () => {
  expect(conceptText({ own: [["a", "b", "c"]], others: [] })).toBe("(('a' <-> 'b' <-> 'c'))");
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

import { expect, test } from "vitest";
import { separatorOf, splitLine } from "../../../../contract/shared/csv";

test.each([
  ["cantão,valor", ","],
  ["cantão;valor, em CHF", ";"],
  ["cantão\tvalor; em CHF", "\t"],
  ["cantão", ","],
])("CSV line: heading %j has separator %j", (heading, separator) => {
  expect(separatorOf(heading)).toBe(separator);
});

test("CSV line: a quoted field may contain separators and quotes", () => {
  expect(splitLine('ZH;"Zürich; Stadt";"diz ""oi"""', ";")).toEqual([
    ...["ZH", "Zürich; Stadt", 'diz "oi"'],
  ]);
});

import { expect, test } from "vitest";
import { separatorOf, splitLine } from "../../../contract/csv-line";

test.each([
  ["cantão,valor", ","],
  ["cantão;valor, em CHF", ";"],
  ["cantão\tvalor; em CHF", "\t"],
  ["cantão", ","],
])("the fields of %j are parted by %j", (heading, separator) => {
  expect(separatorOf(heading)).toBe(separator);
});

test("a field in quotes may hold the separator and quotes", () => {
  expect(splitLine('ZH;"Zürich; Stadt";"diz ""oi"""', ";")).toEqual([
    ...["ZH", "Zürich; Stadt", 'diz "oi"'],
  ]);
});

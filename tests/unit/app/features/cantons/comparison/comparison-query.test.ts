import { describe, expect, test } from "vitest";
import {
  comparisonFilePath,
  comparisonPath,
  readComparison,
} from "~/features/cantons/comparison/comparison-query";

const known = new Set("ZH VD GE BE AI".split(" "));
const read = (search: string) => readComparison(new URLSearchParams(search), known);

describe("cantons of a comparison address", () => {
  test.each(["c=ZH,VD", "c=zh,vd", "c=ZH&c=VD", "c=ZH%2C%20VD", "c=ZH;VD,ZH", "c=ZH&add=vd"])(
    "are read from %s",
    (search) => expect(read(search)).toMatchObject({ codes: ["ZH", "VD"], unknown: [], left: [] }),
  );

  test("list unknown codes as typed, without markup and long words", () => {
    const { codes, unknown } = read("c=ZH,XX,<b>,abcdefghijklmnop");
    expect([codes, unknown]).toEqual([["ZH"], ["XX", "?", "?"]]);
  });

  test("are limited to four, and the others are listed separately", () => {
    expect(read("c=ZH,VD,GE,BE,AI")).toMatchObject({
      codes: ["ZH", "VD", "GE", "BE"],
      left: ["AI"],
    });
  });

  test("are limited in number", () => {
    expect(read(`c=${"XY,".repeat(10_000)}`).unknown.length).toBeLessThan(61);
  });
});

test("comparison address: ignores an invalid order or share", () => {
  expect(read("c=ZH&sort=averageRentPrice&order=asc&per=head")).toMatchObject({
    sort: "averageRentPrice",
    isAscending: true,
    isPerHead: true,
  });
  expect(read("c=ZH&sort=__proto__&order=up&per=1")).toMatchObject({
    sort: null,
    isAscending: false,
    isPerHead: false,
  });
});

test.each([
  "c=ZH,VD",
  "c=ZH,VD&sort=averageRentPrice&order=asc&per=head",
  "c=ZH,VD&sort=ordinarySingle7000Pct",
  "c=&per=head",
])("comparison address: writing restores what was read: %s", (search) => {
  const query = read(search);
  const path = comparisonPath(query);
  expect(readComparison(new URL(path, "http://p").searchParams, known)).toEqual(query);
  expect(comparisonFilePath(query)).toContain("/pt-BR/app/cantons/compare.csv");
});

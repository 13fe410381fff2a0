import { describe, expect, test } from "vitest";
import {
  comparisonFilePath,
  comparisonPath,
  readComparison,
} from "~/features/cantons/comparison-query";

const known = new Set("ZH VD GE BE AI".split(" "));
const read = (search: string) => readComparison(new URLSearchParams(search), known);

describe("the cantons of an address", () => {
  test.each(["c=ZH,VD", "c=zh,vd", "c=ZH&c=VD", "c=ZH%2C%20VD", "c=ZH;VD,ZH", "c=ZH&add=vd"])(
    "are read from %s",
    (search) => expect(read(search)).toMatchObject({ codes: ["ZH", "VD"], unknown: [], left: [] }),
  );

  test("that are none are named as they were written, markup and long words are not repeated", () => {
    const { codes, unknown } = read("c=ZH,XX,<b>,abcdefghijklmnop");
    expect([codes, unknown]).toEqual([["ZH"], ["XX", "?", "?"]]);
  });

  test("are four at most, the others are told", () => {
    expect(read("c=ZH,VD,GE,BE,AI")).toMatchObject({
      codes: ["ZH", "VD", "GE", "BE"],
      left: ["AI"],
    });
  });

  test("are not read without end", () => {
    expect(read(`c=${"XY,".repeat(10_000)}`).unknown.length).toBeLessThan(61);
  });
});

test("order and shares are what they may be, else nothing", () => {
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

test.each(["c=ZH,VD", "c=ZH,VD&sort=averageRentPrice&order=asc&per=head", "c=&per=head"])(
  "an address is written as it is read: %s",
  (search) => {
    const query = read(search);
    const path = comparisonPath(query);
    expect(readComparison(new URL(path, "http://p").searchParams, known)).toEqual(query);
    expect(comparisonFilePath(query)).toContain("/pt-BR/app/cantons/compare.csv");
  },
);

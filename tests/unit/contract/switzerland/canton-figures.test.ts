import { describe, expect, test } from "vitest";
import {
  readCantonValues,
  readFigureKey,
  readOwnFigureKey,
} from "../../../../contract/switzerland/canton-figures.ts";

describe("canton values", () => {
  test("are numbers from zero, or null, and may have their own source", () => {
    const own = {
      value: 6_964,
      source: "Bilanz",
      sourceUrl: "https://b.example",
      region: "Mittelland",
    };
    const { values, wrong } = readCantonValues({ ZH: 1_768, AI: null, GE: 0, BE: own });
    expect(wrong).toEqual([]);
    expect(values).toEqual({
      ZH: { value: 1_768 },
      AI: { value: null },
      GE: { value: 0 },
      BE: own,
    });
  });

  test.each([
    ["zh", 1],
    ["ZHX", 1],
    ["ZH", -1],
    ["ZH", "1768"],
    ["ZH", Number.NaN],
    ["ZH", {}],
    ["ZH", { value: "1" }],
    ["ZH", [1]],
  ])("%s: %j is rejected and reported", (code, value) => {
    expect(readCantonValues({ [code]: value, VD: 2 })).toEqual({
      values: { VD: { value: 2 } },
      wrong: [code],
    });
  });

  test.each(["www.bfs.admin.ch", "javascript:alert(1)"])(
    "with source address %j keep the number without the address",
    (sourceUrl) => {
      expect(readCantonValues({ ZH: { value: 1, source: "BFS", sourceUrl } })).toEqual({
        values: { ZH: { value: 1, source: "BFS" } },
        wrong: ["ZH"],
      });
    },
  );

  test.each([null, undefined, 3, "{}", []])("are empty for %j", (value) => {
    expect(readCantonValues(value)).toEqual({ values: {}, wrong: [""] });
  });
});

test.each([
  ["zh-aluguel", { canton: "ZH", figure: "averageRentPrice" }, null],
  ["meu-aluguel", null, "averageRentPrice"],
  ["meu-nada", null, null],
  ["meu-constructor", null, null],
  ["seu-aluguel", null, null],
])(
  "canton figure key: %s names a canton's figure, or the reader's own canton",
  (key, named, own) => {
    expect([readFigureKey(key), readOwnFigureKey(key)]).toEqual([named, own]);
  },
);

import { expect, test } from "vitest";
import { readFigureKey, readOwnFigureKey } from "../../../contract/canton-figures.ts";

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

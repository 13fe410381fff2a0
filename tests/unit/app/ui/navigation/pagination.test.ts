import { describe, expect, test } from "vitest";
import { pageWindow } from "~/ui/navigation/pagination";

describe("pageWindow", () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, null, 20]],
    [5, 20, [1, null, 4, 5, 6, null, 20]],
    [20, 20, [1, null, 19, 20]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])("page %i of %i shows %j", (page, pageCount, shown) => {
    expect(pageWindow(page, pageCount)).toEqual(shown);
  });
});

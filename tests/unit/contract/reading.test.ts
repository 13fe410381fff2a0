import { expect, test } from "vitest";
import { isWorthGoingOn, readingPosition } from "../../../contract/reading.ts";

test.each([
  [43, 43],
  ["43.4", 43],
  [-5, 0],
  [500, 100],
  ["nada", 0],
  [undefined, 0],
])("a position of %j is kept as %i", (given, kept) => {
  expect(readingPosition(given)).toBe(kept);
});

test("going on is offered neither at the beginning nor at the end", () => {
  expect([0, 4, 5, 50, 99, 100].filter(isWorthGoingOn)).toEqual([5, 50, 99]);
});

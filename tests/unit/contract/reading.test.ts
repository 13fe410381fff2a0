import { expect, test } from "vitest";
import { isWorthGoingOn, readingPosition } from "../../../contract/reading.ts";

test.each([
  [43, 43],
  ["43.4", 43],
  [-5, 0],
  [500, 100],
  ["nada", 0],
  [undefined, 0],
])("reading position: %j is stored as %i", (given, kept) => {
  expect(readingPosition(given)).toBe(kept);
});

test("reading position: resuming is offered neither at the beginning nor at the end", () => {
  expect([0, 4, 5, 50, 99, 100].filter(isWorthGoingOn)).toEqual([5, 50, 99]);
});

import { expect, test } from "vitest";
import { readingAfter } from "../../../../../cms-extensions/src/reading-hook/reading-state.ts";

const now = new Date("2026-11-22T10:00:00Z");
const earlier = "2026-11-20T10:00:00.000Z";

test("a text that is opened is not read yet, whatever the browser says", () => {
  expect(readingAfter({ type: "news", readAt: earlier }, null, now)).toEqual({
    type: "news",
    positionPct: 0,
    readAt: null,
  });
});

test("its end makes it read, and reading it again does not take that back", () => {
  expect(readingAfter({ positionPct: 99 }, null, now).readAt).toBeNull();
  expect(readingAfter({ positionPct: 100 }, { positionPct: 40, readAt: null }, now)).toEqual({
    positionPct: 100,
    readAt: now.toISOString(),
  });
  expect(readingAfter({ positionPct: 10 }, { positionPct: 100, readAt: earlier }, now)).toEqual({
    positionPct: 10,
    readAt: earlier,
  });
});

test("a write without a position leaves it where it was", () => {
  expect(readingAfter({}, { positionPct: 40, readAt: null }, now)).toMatchObject({
    positionPct: 40,
  });
});

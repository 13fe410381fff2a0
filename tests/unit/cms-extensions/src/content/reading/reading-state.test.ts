import { expect, test } from "vitest";
import { readingAfter } from "../../../../../../cms-extensions/src/content/reading/reading-state.ts";

const now = new Date("2026-11-22T10:00:00Z");
const earlier = "2026-11-20T10:00:00.000Z";

test("reading state: an opened text is unread, whatever the browser sends", () => {
  expect(readingAfter({ type: "news", readAt: earlier }, null, now)).toEqual({
    type: "news",
    positionPct: 0,
    readAt: null,
  });
});

test("reading state: the end marks a text as read, permanently", () => {
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

test("reading state: a write without a position keeps the old one", () => {
  expect(readingAfter({}, { positionPct: 40, readAt: null }, now)).toMatchObject({
    positionPct: 40,
  });
});

import { expect, test } from "vitest";
import { cursorText, findCursor } from "~/features/notifications/notifications.server";

const cursor = {
  openedAt: "2026-11-22T12:00:00.000Z",
  wasRead: true,
  createdAt: "2026-11-20T08:30:00.123Z",
  ids: ["0d9f6a3e-4b5c-4d6e-8f70-123456789abc", "0d9f6a3e-4b5c-4d6e-8f70-123456789abd"],
};

test("notification cursor: survives writing and reading", () => {
  expect(findCursor(cursorText(cursor))).toEqual(cursor);
});

test("notification cursor: is null if invalid", () => {
  for (const text of [null, "", "x", "a~b~c~d", cursorText({ ...cursor, ids: ["1"] })])
    expect(findCursor(text)).toBeNull();
});

import { expect, test } from "vitest";
import { isReminderTime, reminderTime } from "../../../../contract/content/favorite-reminders.ts";

const now = new Date("2026-11-20T08:00:00Z");

test("favorite reminder: comes after a day, a week or thirty days", () => {
  const days = (["day", "week", "month"] as const).map((delay) =>
    reminderTime(delay, now).toISOString().slice(0, 10),
  );
  expect(days).toEqual(["2026-11-21", "2026-11-27", "2026-12-20"]);
});

test.each([
  ["2026-11-20T08:00:01Z", true],
  ["2026-12-20T08:01:00Z", true],
  ["2026-12-20T08:01:01Z", false],
  ["2026-11-20T08:00:00Z", false],
  ["logo", false],
  [1_795_000_000_000, false],
  [null, false],
])("favorite reminder: %s is accepted: %s", (value, isAccepted) => {
  expect(isReminderTime(value, now)).toBe(isAccepted);
});

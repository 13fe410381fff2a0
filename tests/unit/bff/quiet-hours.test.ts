import { expect, test } from "vitest";
import { afterQuietHours, isQuietAt, secondsUntilQuiet } from "../../../bff/quiet-hours.ts";

test.each([
  ["at noon", "2026-11-21T11:00:00.000Z", "2026-11-21T11:00:00.000Z"],
  ["a minute before ten", "2026-11-21T20:59:00.000Z", "2026-11-21T20:59:00.000Z"],
  ["at ten in the evening", "2026-11-21T21:00:00.000Z", "2026-11-22T06:00:00.000Z"],
  ["after midnight", "2026-11-21T23:30:00.000Z", "2026-11-22T06:00:00.000Z"],
  ["at seven", "2026-11-22T06:00:00.000Z", "2026-11-22T06:00:00.000Z"],
  ["in summer", "2026-07-01T20:30:00.000Z", "2026-07-02T05:00:00.000Z"],
  ["the night a clock is changed", "2026-10-24T21:00:00.000Z", "2026-10-25T06:00:00.000Z"],
])("quiet hours: delivery time of a message %s", (_name, at, expected) => {
  expect(afterQuietHours(new Date(at)).toISOString()).toBe(expected);
  expect(isQuietAt(new Date(at))).toBe(at !== expected);
});

test.each([
  ["at noon", "2026-11-21T11:00:00.000Z", 10 * 3_600],
  ["a minute before ten", "2026-11-21T20:59:00.000Z", 60],
  ["at ten in the evening", "2026-11-21T21:00:00.000Z", 0],
  ["after midnight", "2026-11-21T23:30:00.000Z", 0],
  ["at seven in summer", "2026-07-01T05:00:00.000Z", 15 * 3_600],
])("quiet hours: seconds until they start %s", (_name, at, expected) => {
  expect(secondsUntilQuiet(new Date(at))).toBe(expected);
});

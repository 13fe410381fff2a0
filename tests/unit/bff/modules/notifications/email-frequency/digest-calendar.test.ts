import { describe, expect, test } from "vitest";
import {
  digestDay,
  digestTimeOf,
  digestTimesBetween,
  isDue,
  nextDigestAt,
  windowStart,
} from "../../../../../../bff/modules/notifications/email-frequency/digest-calendar";

const monday = new Date("2026-11-23T06:30:00Z");
const tuesday = new Date("2026-11-24T06:30:00Z");
const first = new Date("2026-12-01T06:30:00Z");

test.each([
  ["daily", tuesday, true],
  ["weekly", monday, true],
  ["weekly", tuesday, false],
  ["monthly", first, true],
  ["monthly", monday, false],
  ["instant", monday, false],
  ["never", monday, false],
] as const)("digest calendar: %s on %s is due: %s", (frequency, at, expected) => {
  expect(isDue(frequency, at)).toBe(expected);
});

test("digest calendar: a day starts in Zurich time", () => {
  expect(digestDay(new Date("2026-11-22T23:30:00Z"))).toBe("2026-11-23");
});

test("digest calendar: a monthly digest covers the whole previous month", () => {
  expect(windowStart("monthly", first)).toEqual(new Date("2026-11-01T06:30:00Z"));
  expect(windowStart("monthly", new Date("2027-03-01T06:30:00Z"))).toEqual(
    new Date("2027-02-01T06:30:00Z"),
  );
  expect(windowStart("weekly", monday)).toEqual(new Date("2026-11-16T06:30:00Z"));
  expect(windowStart("daily", tuesday)).toEqual(monday);
});

test.each([
  ["in autumn", "2026-10-25T06:30:00.000Z", "2026-10-24T05:30:00.000Z", "2026-10-18T05:30:00.000Z"],
  ["in spring", "2027-03-28T05:30:00.000Z", "2027-03-27T06:30:00.000Z", "2027-03-21T06:30:00.000Z"],
])(
  "digest calendar: a clock change %s skips no hour and repeats none",
  (_, at, dayBefore, weekBefore) => {
    const change = new Date(at);
    expect(windowStart("daily", change).toISOString()).toBe(dayBefore);
    expect(windowStart("weekly", change).toISOString()).toBe(weekBefore);
    const next = nextDigestAt(["daily"], change) ?? change;
    expect(windowStart("daily", next)).toEqual(change);
  },
);

test.each([
  ["on time", "2026-11-24T06:30:04Z", "2026-11-24T06:30:00.000Z"],
  ["a moment early", "2026-11-24T06:29:58Z", "2026-11-24T06:30:00.000Z"],
  ["late", "2026-11-24T09:12:00Z", "2026-11-24T06:30:00.000Z"],
  ["tried again after midnight", "2026-11-24T23:40:00Z", "2026-11-24T06:30:00.000Z"],
  ["late on the day of a changed clock", "2026-10-25T11:00:00Z", "2026-10-25T06:30:00.000Z"],
])("digest calendar: a run %s counts as the run of 07:30", (_, now, expected) => {
  expect(digestTimeOf(new Date(now)).toISOString()).toBe(expected);
});

describe("next digest", () => {
  test.each([
    ["before half past seven it is today's", "2026-11-23T05:00:00Z", "2026-11-23T06:30:00.000Z"],
    ["after it the next due day's", "2026-11-23T07:00:00Z", "2026-11-30T06:30:00.000Z"],
    ["at the moment itself the next one", "2026-11-23T06:30:00Z", "2026-11-30T06:30:00.000Z"],
    ["late at night the day counts in Zurich", "2026-11-22T23:30:00Z", "2026-11-23T06:30:00.000Z"],
    [
      "late before a changed clock none is skipped",
      "2026-10-25T22:30:00Z",
      "2026-10-26T06:30:00.000Z",
    ],
    ["half past seven stays so in summer", "2027-03-27T12:00:00Z", "2027-03-29T05:30:00.000Z"],
  ])("is computed: %s", (_, now, expected) => {
    expect(nextDigestAt(["weekly", "never"], new Date(now))?.toISOString()).toBe(expected);
  });

  test("skips no day when a night is an hour short", () => {
    const late = new Date("2027-03-27T22:30:00Z");
    expect(nextDigestAt(["daily"], late)).toEqual(new Date("2027-03-28T05:30:00Z"));
  });

  test("is the earliest of all lists", () => {
    const now = new Date("2026-11-24T12:00:00Z");
    expect(nextDigestAt(["monthly", "daily"], now)).toEqual(new Date("2026-11-25T06:30:00Z"));
    expect(nextDigestAt(["monthly"], now)).toEqual(first);
    expect(nextDigestAt(["never", "instant"], now)).toBeNull();
  });
});

test("digest calendar: lists the missed mornings between two digests", () => {
  const at = new Date("2026-11-26T06:30:00.000Z");
  expect(digestTimesBetween("2026-11-25", at)).toEqual([]);
  expect(digestTimesBetween("2026-11-23", at)).toEqual([
    new Date("2026-11-24T06:30:00.000Z"),
    new Date("2026-11-25T06:30:00.000Z"),
  ]);
  expect(digestTimesBetween("2020-01-01", at)).toHaveLength(32);
});

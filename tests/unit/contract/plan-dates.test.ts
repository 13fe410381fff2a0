import { describe, expect, test } from "vitest";
import {
  daysUntil,
  dueDay,
  isDay,
  isStillDone,
  readPlanRule,
  reminderOf,
} from "../../../contract/plan-dates.ts";

const due = (rule: unknown, arrival: string, today = "2026-11-23") => {
  const read = readPlanRule(rule);
  if (!read) throw new Error("the rule can't be read");
  return dueDay(read, arrival, today);
};

describe("the day of a step", () => {
  test("is counted from the arrival, and moves with it", () => {
    expect(due({ days: 14 }, "2027-02-01")).toBe("2027-02-15");
    expect(due({ days: 14 }, "2027-02-20")).toBe("2027-03-06");
    expect(due({ months: 3 }, "2027-02-10")).toBe("2027-05-10");
    expect(due({ months: 12 }, "2028-02-29")).toBe("2029-02-28");
    expect(due({ months: 3 }, "2026-11-30")).toBe("2027-02-28");
  });

  test("of each year is the next that is not over, and none before the arrival", () => {
    const yearly = { yearly: { month: 11, day: 30 } };
    expect(due(yearly, "2026-01-10")).toBe("2026-11-30");
    expect(due(yearly, "2026-01-10", "2026-11-30")).toBe("2026-11-30");
    expect(due(yearly, "2026-01-10", "2026-12-01")).toBe("2027-11-30");
    expect(due(yearly, "2027-12-05")).toBe("2028-11-30");
  });

  test("of the year after the arrival stays there", () => {
    expect(due({ nextYear: { month: 4, day: 30 } }, "2027-12-31")).toBe("2028-04-30");
    expect(due({ nextYear: { month: 2, day: 31 } }, "2027-01-01")).toBe("2028-02-29");
  });
});

test.each([
  null,
  3,
  "14",
  {},
  { days: -1 },
  { days: 1.5 },
  { months: 9_999 },
  { yearly: { month: 13, day: 1 } },
  { nextYear: "x" },
])("%j is no rule", (rule) => expect(readPlanRule(rule)).toBeNull());

test("days are whole ones of the calendar", () => {
  expect(daysUntil("2027-03-29", "2027-03-27")).toBe(2);
  expect(daysUntil("2026-11-20", "2026-11-23")).toBe(-3);
  expect(["2027-02-28", "2028-02-29"].map(isDay)).toEqual([true, true]);
  expect(["2027-02-29", "2027-13-01", "2027-1-1", "", "x", "2027-01-01T00"].map(isDay)).toEqual(
    Array(6).fill(false),
  );
});

test("a reminder is due 14 and 3 days before and on the day, up to two days late", () => {
  const reminders = [15, 14, 13, 12, 11, 4, 3, 2, 1, 0, -1].map(reminderOf);
  expect(reminders).toEqual([null, 14, 14, 14, null, null, 3, 3, 3, 0, null]);
});

test("only what comes each year is done for a time", () => {
  const yearly = readPlanRule({ yearly: { month: 11, day: 30 } });
  expect(isStillDone(yearly, "2026-10-01", "2026-11-30")).toBe(true);
  expect(isStillDone(yearly, "2026-10-01", "2026-12-01")).toBe(false);
  expect(isStillDone(readPlanRule({ days: 14 }), "2020-10-01", "2026-12-01")).toBe(true);
  expect(isStillDone(null, "2020-10-01", "2026-12-01")).toBe(true);
});

import { describe, expect, test } from "vitest";
import {
  daysUntil,
  dueDay,
  dueDays,
  isDay,
  isStillMarked,
  readPlanRule,
  reminderOf,
} from "../../../../contract/switzerland/plan-dates.ts";
import { workingDayUntil } from "../../../../contract/switzerland/working-days.ts";

const due = (rule: unknown, arrival: string, today = "2026-11-23") => {
  const read = readPlanRule(rule);
  if (!read) throw new Error("the rule can't be read");
  return dueDay(read, { arrival }, today);
};

describe("due day of a plan step", () => {
  test("is counted from the arrival, and moves with it", () => {
    expect(due({ days: 14 }, "2027-02-01")).toBe("2027-02-15");
    expect(due({ days: 14 }, "2027-02-20")).toBe("2027-03-06");
    expect(due({ months: 3 }, "2027-02-10")).toBe("2027-05-10");
    expect(due({ months: 12 }, "2028-02-29")).toBe("2029-02-28");
    expect(due({ months: 3 }, "2026-11-30")).toBe("2027-02-28");
  });

  test("of a yearly step is the next one from today, after the arrival", () => {
    const yearly = { yearly: { month: 11, day: 30 } };
    expect(due(yearly, "2026-01-10")).toBe("2026-11-30");
    expect(due(yearly, "2026-01-10", "2026-11-30")).toBe("2026-11-30");
    expect(due(yearly, "2026-01-10", "2026-12-01")).toBe("2027-11-30");
    expect(due(yearly, "2027-12-05")).toBe("2028-11-30");
  });

  test("is counted back from a day, and from other days than the arrival", () => {
    expect(due({ days: -60 }, "2027-03-01")).toBe("2026-12-31");
    const renewal = readPlanRule({ from: "permitEnd", months: -3 });
    if (!renewal) throw new Error("the rule can't be read");
    expect(dueDay(renewal, { permitEnd: "2027-05-31" }, "2026-11-23")).toBe("2027-02-28");
    expect(dueDay(renewal, { arrival: "2026-01-01" }, "2026-11-23")).toBeNull();
  });

  test("of a notice is the last day to post it, and never after moving out", () => {
    const notice = readPlanRule({ from: "cantonMove", lease: true });
    if (!notice) throw new Error("the rule can't be read");
    const dueFor = (cantonMove: string, leaseCanton: string | null) =>
      dueDay(notice, { cantonMove, leaseCanton }, "2026-11-23");
    expect(dueFor("2027-09-20", "ZH")).toBe("2027-06-25");
    expect(dueFor("2027-05-10", null)).toBe("2027-02-23");
    expect(dueFor("2027-05-10", "ZH")).toBe("2027-05-10");
    expect(dueDay(notice, { leaving: "2027-05-10" }, "2026-11-23")).toBeNull();
  });

  test("ends on the working day before another day, but not before the day it counts from", () => {
    const registration = readPlanRule({ days: 14, before: "workStart" });
    if (!registration) throw new Error("the rule can't be read");
    const dueFor = (workStart?: string) =>
      dueDay(
        registration,
        { arrival: "2027-01-28", ...(workStart && { workStart }) },
        "2026-11-30",
      );
    expect(dueFor()).toBe("2027-02-11");
    expect(dueFor("2027-02-01")).toBe("2027-01-29");
    expect(dueFor("2027-03-01")).toBe("2027-02-11");
    expect(dueFor("2027-01-28")).toBe("2027-01-28");
    expect(dueFor("2026-06-01")).toBe("2027-02-11");
    expect(readPlanRule({ days: 14, before: "christmas" })).toBeNull();
  });

  test("about the year before begins in the year after the arrival", () => {
    const taxes = { yearly: { month: 3, day: 31, ofYearBefore: true } };
    expect(due(taxes, "2026-01-10", "2026-02-01")).toBe("2027-03-31");
    expect(due(taxes, "2025-12-10", "2026-02-01")).toBe("2026-03-31");
    expect(due(taxes, "2020-01-10", "2026-04-01")).toBe("2027-03-31");
  });

  test("in the year after the arrival is fixed", () => {
    expect(due({ nextYear: { month: 4, day: 30 } }, "2027-12-31")).toBe("2028-04-30");
    expect(due({ nextYear: { month: 2, day: 31 } }, "2027-01-01")).toBe("2028-02-29");
  });
});

describe("deadline in working days", () => {
  const insurer = { yearly: { month: 11, day: 30, workingDay: true } };

  test("ends before a weekend, even before the calendar day", () => {
    expect(due(insurer, "2024-01-10", "2024-11-20")).toBe("2024-11-29");
    expect(due(insurer, "2024-01-10", "2024-11-30")).toBe("2025-11-28");
    expect(due(insurer, "2026-01-10", "2026-11-20")).toBe("2026-11-30");
    const exit = { nextYear: { month: 4, day: 30, workingDay: true } };
    expect(due(exit, "2027-03-01")).toBe("2028-04-28");
  });

  test.each([
    ["2027-01-01", "2026-12-31"],
    ["2025-12-25", "2025-12-24"],
    ["2028-08-01", "2028-07-31"],
    ["2027-05-06", "2027-05-05"],
    ["2026-05-14", "2026-05-13"],
    ["2026-11-27", "2026-11-27"],
  ])("until %s ends on %s", (day, last) => expect(workingDayUntil(day)).toBe(last));
});

describe("due days of a whole plan", () => {
  const yearly = { yearly: { month: 11, day: 30 } };
  const steps = [
    { key: "change", rule: readPlanRule(yearly), dependsOn: ["insurance"] },
    { key: "insurance", rule: readPlanRule({ months: 3 }), dependsOn: [] },
    { key: "tax", rule: readPlanRule({ yearly: { month: 3, day: 31 } }), dependsOn: [] },
  ];
  const days = (arrival: string | null, isOpen = (_key: string) => true) =>
    Object.fromEntries(dueDays(steps, { days: { arrival }, today: "2026-11-28", isOpen }));

  test("postpone a yearly step until the open step before it is due", () => {
    expect(days("2026-11-28")).toMatchObject({ insurance: "2027-02-28", change: "2027-11-30" });
  });

  test("keep the next yearly day if the step before it is done or overdue", () => {
    expect(days("2026-11-28", (key) => key !== "insurance")).toMatchObject({
      change: "2026-11-30",
    });
    expect(days("2024-11-28")).toMatchObject({ change: "2026-11-30" });
  });

  test("open a step that has no deadline, and end once it is open", () => {
    const opening = [
      { key: "permit", rule: readPlanRule({ months: 60, opens: true }), dependsOn: [] },
    ];
    const dayOf = (arrival: string) => {
      const input = { days: { arrival }, today: "2026-11-28", isOpen: () => true };
      return dueDays(opening, input).get("permit");
    };
    expect(dayOf("2021-11-29")).toBe("2026-11-29");
    expect(dayOf("2021-11-28")).toBeNull();
    expect(dayOf("2015-01-01")).toBeNull();
  });

  test("exist for yearly steps without an arrival", () => {
    expect(days(null)).toEqual({ change: "2026-11-30", insurance: null, tax: "2027-03-31" });
  });

  test("end at circular dependencies", () => {
    const round = ["one", "other"].map((key) => ({
      key,
      rule: readPlanRule(yearly),
      dependsOn: [key === "one" ? "other" : "one"],
    }));
    const input = { days: {}, today: "2026-11-28", isOpen: () => true };
    expect([...dueDays(round, input).values()]).toEqual(["2026-11-30", "2026-11-30"]);
  });
});

test.each([
  null,
  3,
  "14",
  {},
  { days: 9_999 },
  { from: "holiday", days: 3 },
  { days: 1.5 },
  { months: 9_999 },
  { yearly: { month: 13, day: 1 } },
  { nextYear: "x" },
])("plan rule: %j is invalid", (rule) => expect(readPlanRule(rule)).toBeNull());

test("plan days: count whole calendar days", () => {
  expect(daysUntil("2027-03-29", "2027-03-27")).toBe(2);
  expect(daysUntil("2026-11-20", "2026-11-23")).toBe(-3);
  expect(["2027-02-28", "2028-02-29"].map(isDay)).toEqual([true, true]);
  expect(["2027-02-29", "2027-13-01", "2027-1-1", "", "x", "2027-01-01T00"].map(isDay)).toEqual(
    Array(6).fill(false),
  );
});

test("plan reminder: is due 14 and 3 days before and on the day, up to two days late", () => {
  const reminders = [15, 14, 13, 12, 11, 4, 3, 2, 1, 0, -1].map(reminderOf);
  expect(reminders).toEqual([null, 14, 14, 14, null, null, 3, 3, 3, 0, null]);
});

test("plan step: a mark ends with its year, or with its event", () => {
  const holds = (rule: unknown, markedOn: string, today: string, days = {}) =>
    isStillMarked(readPlanRule(rule), markedOn, { days, today });
  const yearly = { yearly: { month: 11, day: 30 } };
  expect(holds(yearly, "2026-10-01", "2026-11-30")).toBe(true);
  expect(holds(yearly, "2026-10-01", "2026-12-01")).toBe(false);
  expect(holds({ days: 14 }, "2020-10-01", "2026-12-01", { arrival: "2020-09-01" })).toBe(true);
  expect(holds(null, "2020-10-01", "2026-12-01")).toBe(true);
  const renewal = { from: "permitEnd", months: -3 };
  expect(holds(renewal, "2027-04-01", "2027-05-01", { permitEnd: "2027-06-30" })).toBe(true);
  expect(holds(renewal, "2027-04-01", "2029-01-01", { permitEnd: "2029-06-30" })).toBe(false);
  expect(holds(renewal, "2027-04-01", "2029-01-01")).toBe(true);
});

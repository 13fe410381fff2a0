import { describe, expect, test } from "vitest";
import { decisionYearOf, insurerMonthAt } from "../../../../contract/switzerland/insurer-month.ts";
import { workingDaysBefore } from "../../../../contract/switzerland/working-days.ts";

describe("insurer month", () => {
  test.each([
    ["2026-09-28", "closed", 63],
    ["2026-09-29", "open", 62],
    ["2026-11-25", "open", 5],
    ["2026-11-26", "late", 4],
    ["2026-11-28", "late", 2],
    ["2026-11-30", "late", 0],
  ])("on %s is %s, %i days before the deadline of 30 November 2026", (today, state, daysLeft) => {
    expect(insurerMonthAt(today)).toMatchObject({
      ...{ state, daysLeft, fromYear: 2027, passedOn: null },
      ...{ opensOn: "2026-09-29", arrivesBy: "2026-11-30", postBy: "2026-11-25" },
    });
  });

  test("on 1 December is closed, names the passed deadline, and counts to the next year's", () => {
    expect(insurerMonthAt("2026-12-01")).toMatchObject({
      ...{ state: "closed", passedOn: "2026-11-30", fromYear: 2028 },
      ...{ opensOn: "2027-09-29", arrivesBy: "2027-11-30", daysLeft: 364 },
    });
  });

  test.each([
    [2025, "2025-11-28"],
    [2026, "2026-11-30"],
    [2030, "2030-11-29"],
  ])("of %i ends on the last working day of November", (year, arrivesBy) => {
    expect(insurerMonthAt(`${year}-10-15`).arrivesBy).toBe(arrivesBy);
  });

  test("ends on its last working day, even before 30 November", () => {
    expect(insurerMonthAt("2025-11-28").state).toBe("late");
    expect(insurerMonthAt("2025-11-29")).toMatchObject({ state: "closed", passedOn: "2025-11-28" });
  });

  test("offers the exit in June from December to the last working day of March", () => {
    const june = { arrivesBy: "2027-03-31", lastDay: "2027-06-30" };
    expect(insurerMonthAt("2026-12-01").midYear).toEqual(june);
    expect(insurerMonthAt("2027-03-31").midYear).toEqual(june);
    expect(insurerMonthAt("2027-04-01").midYear).toBeNull();
    expect(insurerMonthAt("2026-11-30").midYear).toBeNull();
  });
});

test.each([
  ["2026-09-28", 2026],
  ["2026-09-29", 2027],
  ["2026-12-01", 2027],
  ["2027-02-01", 2027],
])("decision year on %s is %i", (today, year) => {
  expect(decisionYearOf(insurerMonthAt(today))).toBe(year);
});

test("working days before a day: skip weekends and national holidays", () => {
  expect(workingDaysBefore("2026-11-30", 3)).toBe("2026-11-25");
  expect(workingDaysBefore("2027-01-04", 1)).toBe("2026-12-31");
  expect(workingDaysBefore("2026-11-30", 0)).toBe("2026-11-30");
});

import { describe, expect, test } from "vitest";
import {
  lastSafePostDay,
  workingDaysBefore,
  workingDayUntil,
} from "../../../../contract/switzerland/working-days.ts";

describe("working day until a day", () => {
  test.each([
    ["Good Friday", "2027-03-26", "2027-03-25"],
    ["Easter Monday", "2027-03-29", "2027-03-25"],
    ["Ascension", "2027-05-06", "2027-05-05"],
    ["Whit Monday", "2027-05-17", "2027-05-14"],
    ["the national day", "2028-08-01", "2028-07-31"],
    ["St Stephen's Day", "2028-12-26", "2028-12-22"],
    ["New Year's Day", "2027-01-01", "2026-12-31"],
  ])("is the one before %s, %s: %s", (_, day, last) => expect(workingDayUntil(day)).toBe(last));

  test("is a day itself beside the holidays", () => {
    for (const day of ["2027-03-25", "2027-03-30", "2027-05-07", "2027-05-18", "2026-12-24"]) {
      expect(workingDayUntil(day)).toBe(day);
    }
  });
});

test("working days before a day: Easter counts as four days without post", () => {
  expect(workingDaysBefore("2027-03-31", 3)).toBe("2027-03-24");
  expect(lastSafePostDay("2027-03-31")).toBe("2027-03-24");
});

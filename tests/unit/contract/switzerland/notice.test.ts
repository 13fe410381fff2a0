import { describe, expect, test } from "vitest";
import { letters } from "../../../../cms-extensions/seed/content/plan/letters.ts";
import { JOB_NOTICES, noticeArrivesBy } from "../../../../contract/switzerland/notice.ts";

describe("notice", () => {
  test.each([
    ["2027-02-28", 1, "2027-01-29"],
    ["2027-03-31", 2, "2027-01-29"],
    ["2027-05-31", 3, "2027-02-26"],
    ["2027-06-30", 1, "2027-05-31"],
  ])("for %s with %i months arrives by %s, before its first month", (end, months, day) => {
    expect(noticeArrivesBy(end, { months })).toBe(day);
  });

  test("in the probation arrives seven days before the end, or on the working day before", () => {
    expect(noticeArrivesBy("2027-02-09", { days: 7 })).toBe("2027-02-02");
    expect(noticeArrivesBy("2027-02-07", { days: 7 })).toBe("2027-01-29");
  });

  test("of a job: the letter offers each period of the law, and one of the contract", () => {
    const letter = letters.find(({ key }) => key === "end-job");
    const field = letter?.fields.find(({ name }) => name === "notice");
    const offered = field?.choices?.map(({ value }) => value);
    expect(offered).toEqual([...Object.keys(JOB_NOTICES), "other"]);
  });
});

import { expect, test } from "vitest";
import {
  bandOf,
  differencePercent,
  standardizedCents,
} from "../../../../contract/calculators/salary-comparison.ts";

const quantiles = { p10: 4_635, p25: 5_600, median: 7_024, p75: 9_000, p90: 12_526 };

test("salary comparison: a salary is standardized to full time with a twelfth of the 13th", () => {
  const given = { grossPerMonthCents: 480_000, salaries: 13, workloadPercent: 80 } as const;
  expect(standardizedCents(given)).toBe(650_000);
  expect(standardizedCents({ ...given, salaries: 12, workloadPercent: 100 })).toBe(480_000);
});

test.each([
  [463_499, "belowP10"],
  [463_500, "p10p25"],
  [560_000, "p25median"],
  [702_400, "medianP75"],
  [900_000, "p75p90"],
  [1_252_600, "aboveP90"],
])("salary comparison: %i is in band %s", (cents, band) => {
  expect(bandOf(cents, quantiles)).toBe(band);
});

test("salary comparison: a difference is in percent", () => {
  expect(differencePercent(772_640, 7_024)).toBe(10);
  expect(differencePercent(351_200, 7_024)).toBe(-50);
});

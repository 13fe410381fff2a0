import { expect, test } from "vitest";
import {
  bandOf,
  differencePercent,
  standardizedCents,
  salaryEstimate,
} from "../../../../contract/calculators/salary-comparison.ts";

const quantiles = { p10: 4_635, p25: 5_600, median: 7_024, p75: 9_000, p90: 12_526 };

test("salary comparison: a salary is standardized to full time with a twelfth of the 13th", () => {
  const input = { grossPerMonthCents: 480_000, salaries: 13, workloadPercent: 80 } as const;
  expect(standardizedCents(input)).toBe(650_000);
  expect(standardizedCents({ ...input, salaries: 12, workloadPercent: 100 })).toBe(480_000);
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

const many = (count: number, canton: string) =>
  Array.from({ length: count }, (_, place) => ({
    title: "cozinheira",
    canton,
    yearCents: (50_000 + place * 1_000) * 100,
  }));
const requested = { title: "cozinheira", canton: "ZH" };

test("salary estimate: needs at least twelve postings", () => {
  expect(salaryEstimate(requested, many(11, "ZH"))).toBeNull();
  expect(salaryEstimate(requested, many(12, "ZH"))).toEqual({
    scope: "canton",
    samples: 12,
    lowCents: 5_300_000,
    medianCents: 5_600_000,
    highCents: 5_900_000,
  });
});

test("salary estimate: falls back from canton to country, never to another job", () => {
  const both = [...many(6, "ZH"), ...many(6, "VD")];
  expect(salaryEstimate(requested, both)).toMatchObject({ scope: "country", samples: 12 });
  expect(salaryEstimate({ title: "pedreiro", canton: "ZH" }, both)).toBeNull();
});

import { describe, expect, test } from "vitest";
import {
  ageClassOf,
  lastChangeChf,
  listCheapestRanges,
  worstCaseCents,
  yearCostCents,
} from "../../../../contract/switzerland/health-insurance.ts";

describe("age class of a premium year", () => {
  test.each([
    [2026, "child"],
    [2008, "child"],
    [2007, "young"],
    [2001, "young"],
    [2000, "adult"],
    [1930, "adult"],
  ])("for birth year %i is %s in 2026, whatever the birthday", (birthYear, ageClass) => {
    expect(ageClassOf(birthYear, 2026)).toBe(ageClass);
  });
});

const sharing = { coinsurancePercent: 10, coinsuranceMaxCents: 70_000 };
const low = { deductibleChf: 300, premiumCents: 50_000 };
const high = { deductibleChf: 2_500, premiumCents: 38_000 };

describe("yearly health insurance cost", () => {
  test("is the premiums without treatments", () => {
    expect(yearCostCents(low, 0, sharing)).toBe(600_000);
  });

  test("includes treatments up to the deductible, then a tenth", () => {
    expect(yearCostCents(low, 30_000, sharing)).toBe(630_000);
    expect(yearCostCents(low, 130_000, sharing)).toBe(640_000);
    expect(yearCostCents(low, 730_000, sharing)).toBe(700_000);
  });

  test("has a maximum: 1000 beyond the premiums with deductible 300, 3200 with 2500", () => {
    expect(worstCaseCents(low, sharing)).toBe(600_000 + 100_000);
    expect(worstCaseCents(high, sharing)).toBe(456_000 + 320_000);
    expect(yearCostCents(high, 99_999_900, sharing)).toBe(worstCaseCents(high, sharing));
    expect(lastChangeChf([low, high], sharing)).toBe(9_500);
  });

  test("is for children up to 350 beyond the deductible", () => {
    const child = { ...sharing, coinsuranceMaxCents: 35_000 };
    expect(worstCaseCents({ deductibleChf: 0, premiumCents: 0 }, child)).toBe(35_000);
    expect(worstCaseCents({ deductibleChf: 600, premiumCents: 0 }, child)).toBe(95_000);
  });
});

describe("cheapest deductible", () => {
  test("changes at equal cost: 1440 + 270 = 0.9 × 1900", () => {
    expect(yearCostCents(low, 190_000, sharing)).toBe(yearCostCents(high, 190_000, sharing));
    expect(listCheapestRanges([low, high], sharing)).toEqual([
      { fromChf: 0, deductibleChf: 2_500 },
      { fromChf: 1_901, deductibleChf: 300 },
    ]);
  });

  test("is constant if one option is always cheapest", () => {
    expect(listCheapestRanges([low, { ...high, premiumCents: 10_000 }], sharing)).toHaveLength(1);
    expect(listCheapestRanges([], sharing)).toEqual([]);
  });

  test("is never more expensive than another one", () => {
    const options = [300, 500, 1_000, 1_500, 2_000, 2_500].map((deductibleChf) => ({
      deductibleChf,
      premiumCents: 50_000 - deductibleChf * 5 - (deductibleChf % 700),
    }));
    const ranges = listCheapestRanges(options, sharing);
    for (let chf = 0; chf <= 10_000; chf += 37) {
      const range = ranges.findLast(({ fromChf }) => fromChf <= chf);
      const chosen = options.find(({ deductibleChf }) => deductibleChf === range?.deductibleChf);
      const costs = options.map((option) => yearCostCents(option, chf * 100, sharing));
      expect(chosen && yearCostCents(chosen, chf * 100, sharing)).toBe(Math.min(...costs));
    }
  });
});

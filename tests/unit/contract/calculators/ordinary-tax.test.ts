import { describe, expect, test } from "vitest";
import { incomeTaxEstimates } from "../../../../cms-extensions/seed/content/income-tax.ts";
import { estimateOrdinaryTax } from "../../../../contract/calculators/ordinary-tax.ts";

const alone = {
  ...({ canton: "ZH", civilStatus: "single", isSpouseWorking: false } as const),
  ...{ children: 0, isInChurch: false },
};
const estimate = (changes: Partial<typeof alone> | object, grossYearCents: number) =>
  estimateOrdinaryTax({ ...alone, ...changes }, grossYearCents, incomeTaxEstimates.value);

describe("ordinary income tax estimate", () => {
  test("equals the official amount at its salaries and is linear between them", () => {
    expect(estimate({}, 5_000_000)).toEqual({ municipality: "Zürich", yearCents: 325_300 });
    expect(estimate({}, 8_000_000)?.yearCents).toBe(794_500);
    expect(estimate({}, 9_000_000)?.yearCents).toBe((794_500 + 1_192_500) / 2);
    expect(estimate({}, 20_000_000)?.yearCents).toBe(4_035_400);
  });

  test("covers a couple with one income and two children", () => {
    const family = { civilStatus: "married", children: 2 };
    expect(estimate(family, 10_000_000)?.yearCents).toBe(402_400);
    expect(estimate({ ...family, children: 1 }, 10_000_000)).toBeNull();
    expect(estimate({ ...family, isSpouseWorking: true }, 10_000_000)).toBeNull();
  });

  test("is null outside its salaries, with church tax or in Valais", () => {
    expect(estimate({}, 4_999_999)).toBeNull();
    expect(estimate({}, 20_000_001)).toBeNull();
    expect(estimate({ isInChurch: true }, 8_000_000)).toBeNull();
    expect(estimate({ canton: "VS" }, 8_000_000)).toBeNull();
    expect(Object.keys(incomeTaxEstimates.value)).toHaveLength(25);
  });
});

import { describe, expect, test } from "vitest";
import { incomeTaxEstimates } from "../../../../cms-extensions/seed/content/income-tax.ts";
import { planSteps } from "../../../../cms-extensions/seed/content/plan/all-steps.ts";
import {
  estimateOrdinaryTax,
  taxSavedByDeposit,
} from "../../../../contract/calculators/ordinary-tax.ts";

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

describe("tax that a deposit in pillar 3a saves", () => {
  const DEPOSIT_CENTS = 725_800;
  const estimates = incomeTaxEstimates.value;
  const saved = (canton: string, grossYearCents: number) =>
    taxSavedByDeposit({ ...alone, canton }, grossYearCents, DEPOSIT_CENTS, estimates);

  test("is the difference of two estimates, rounded to CHF 50", () => {
    // 7’258 × (7’945 − 6’213) ÷ 10’000 = 1’257
    expect(saved("ZH", 8_000_000)).toBe(125_000);
    // 7’258 × (12’208 − 10’159) ÷ 10’000 = 1’487
    expect(saved("BE", 8_000_000)).toBe(150_000);
    // 7’258 × (13’289 − 10’999) ÷ 10’000 = 1’662
    expect(saved("VD", 8_000_000)).toBe(165_000);
  });

  test("is null where the lower salary or the canton has no estimate", () => {
    expect(saved("ZH", 5_725_800)).not.toBeNull();
    expect(saved("ZH", 5_725_799)).toBeNull();
    expect(saved("VS", 8_000_000)).toBeNull();
  });

  test("is what the steps of pillar 3a say", () => {
    const steps = planSteps.filter(({ key }) => ["pillar-3a", "pillar-3a-declared"].includes(key));
    expect(steps).toHaveLength(2);
    for (const { body } of steps) {
      expect(body).toContain("CHF 80’000 brutos por ano");
      expect(body).toContain(
        "CHF 1’250 em Zurique, de CHF 1’500 em Berna e de CHF 1’650 em Lausanne",
      );
    }
  });
});

import { describe, expect, test } from "vitest";
import {
  readPremiums,
  writePremiums,
  type HealthPremium,
} from "../../../../../../../bff/modules/switzerland/official-tables/extracts/premiums-extract.ts";

const base: HealthPremium = {
  canton: "ZH",
  region: 1,
  ageClass: "adult",
  hasAccident: true,
  insurer: 8,
  model: "standard",
  tariff: "Grundversicherung",
  deductiblesChf: [300, 500, 2_500],
  premiumCents: [64_180, 63_100, 52_130],
};

describe("premiums as text", () => {
  test("survive writing and reading", () => {
    const premiums: HealthPremium[] = [
      base,
      { ...base, insurer: 32, model: "hmo", tariff: "X, Y: Z" },
      { ...base, ageClass: "child", deductiblesChf: [0, 600], premiumCents: [15_000, 9_005] },
      { ...base, canton: "AG", region: 0, hasAccident: false },
    ];
    expect([...readPremiums(writePremiums(premiums))]).toEqual(premiums);
  });

  test("leave out deductibles that an insurer does not offer", () => {
    const few = { ...base, insurer: 9, deductiblesChf: [300], premiumCents: [60_000] };
    expect([...readPremiums(writePremiums([base, few]))]).toEqual([base, few]);
  });

  test("reject an undeclared tariff", () => {
    expect(() => [...readPremiums("#\tZH\nP\t1\tadult\t1\t300\t0:100")]).toThrow("unknown tariff");
    expect(() => [...readPremiums("#\tZH\nT\t8\tother\tX")]).toThrow("unknown model");
  });
});

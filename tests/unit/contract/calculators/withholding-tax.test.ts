import { describe, expect, test } from "vitest";
import {
  findWithholdingRate,
  taxAtRateCents,
  withholdingTaxCents,
} from "../../../../contract/calculators/withholding-tax.ts";

const table = {
  fromCents: [100, 215_100, 500_000],
  rateHundredths: [0, 40, 1_556],
  minimumCents: [0, 200, 200],
};

describe("withholding tax", () => {
  test("uses the last band that starts at or below the income", () => {
    expect(findWithholdingRate(table, 500_000).rateHundredths).toBe(1_556);
    expect(findWithholdingRate(table, 499_999).rateHundredths).toBe(40);
    expect(findWithholdingRate(table, 99_999_999).rateHundredths).toBe(1_556);
  });

  test("is zero below the first band, and for zero income", () => {
    expect(withholdingTaxCents(table, 99)).toBe(0);
    expect(withholdingTaxCents(table, 0)).toBe(0);
    expect(taxAtRateCents({ rateHundredths: 40, minimumCents: 200 }, 0)).toBe(0);
  });

  test("is at least the minimum", () => {
    expect(withholdingTaxCents({ ...table, rateHundredths: [0, 0, 0] }, 300_000)).toBe(200);
    expect(withholdingTaxCents(table, 300_000)).toBe(1_200);
  });

  test("is rounded to five centimes", () => {
    expect(taxAtRateCents({ rateHundredths: 1, minimumCents: 0 }, 25_000)).toBe(5);
    expect(taxAtRateCents({ rateHundredths: 1, minimumCents: 0 }, 24_999)).toBe(0);
    expect(withholdingTaxCents(table, 1_000_003)).toBe(155_600);
  });

  test("uses the rate of another income in the annual model", () => {
    expect(withholdingTaxCents(table, 1_000_000, 300_000)).toBe(4_000);
  });
});

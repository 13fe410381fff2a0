import { describe, expect, test } from "vitest";
import {
  disposableIncomeCents,
  medianOf,
  savingsOf,
} from "../../../../contract/calculators/disposable-income.ts";

const costs = (
  taxCents: number | null,
  rentCents: number | null,
  premiumsCents: number | null,
) => ({
  taxCents,
  rentCents,
  premiumsCents,
  allowancesCents: 0,
});

describe("disposable income in a canton", () => {
  test("is income minus all costs to the cent, and may be negative", () => {
    expect(disposableIncomeCents(570_000, costs(54_250, 151_000, 42_780))).toBe(321_970);
    expect(disposableIncomeCents(100_000, costs(0, 151_000, 42_780))).toBe(-93_780);
  });

  test.each([costs(null, 1, 1), costs(1, null, 1), costs(1, 1, null)])(
    "is unknown without a cost: %j",
    (each) => expect(disposableIncomeCents(570_000, each)).toBeNull(),
  );
});

test("median: ignores unknown values", () => {
  expect([medianOf([]), medianOf([7]), medianOf([9, 1, 4]), medianOf([1, 4])]).toEqual([
    null,
    7,
    4,
    3,
  ]);
});

test("savings: list costs below the median, the largest first", () => {
  const all = [costs(100, 900, 50), costs(200, 1_000, 50), costs(300, 1_100, null)];
  expect(savingsOf(costs(150, 900, 50), all)).toEqual([
    { name: "rentCents", cents: 100 },
    { name: "taxCents", cents: 50 },
  ]);
  expect(savingsOf(costs(null, 1_100, 90), all)).toEqual([]);
});

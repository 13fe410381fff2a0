import { expect, test } from "vitest";
import { percentOf } from "../../../../contract/calculators/cents.ts";
import { mortgageOf } from "../../../../contract/calculators/mortgage.ts";
import { parameters2026 } from "../../../factories/calculators.ts";
import { seededRandom } from "./random.ts";

const rules = parameters2026.sets["calc.mortgage"]?.value;
if (!rules) throw new Error("no rules of mortgages");

const chf = (francs: number) => francs * 100;
const input = (price: number, hard: number, pension: number, income: number, age = 40) => ({
  priceCents: chf(price),
  hardEquityCents: chf(hard),
  pensionEquityCents: chf(pension),
  incomePerYearCents: chf(income),
  age,
});

test("mortgage: a home of a million with CHF 200’000 of own funds", () => {
  const answer = mortgageOf(input(1_000_000, 200_000, 0, 180_000), rules, 1.02);
  expect(answer).toMatchObject({
    mortgageCents: chf(800_000),
    loanToValuePercent: 80,
    equityPercent: 20,
    hardEquityPercent: 20,
    amortizationYears: 15,
    holds: { equity: true, hardEquity: true, income: true },
    missingEquityCents: 0,
  });
  // 40’000 + 10’000 + 133’333 ÷ 15
  expect(answer.imputedCost).toEqual({
    interestCents: chf(40_000),
    maintenanceCents: chf(10_000),
    amortizationCents: 888_889,
    totalCents: chf(50_000) + 888_889,
  });
  expect(answer.today?.interestCents).toBe(chf(8_160));
});

test("mortgage: a third with four decimals is an exact third", () => {
  const third = rules.maxCostOfIncomePercent;
  expect(percentOf(chf(180_000), third)).toBe(chf(60_000));
  expect(percentOf(chf(6_500_000), third)).toBe(216_666_667);
  expect(percentOf(chf(180_000), 33.3334)).toBe(chf(60_000));
  expect(percentOf(chf(900_000), 66.6667)).toBe(chf(600_000));
  expect(percentOf(chf(1_000_000), 33.33)).toBe(chf(333_300));
});

test("mortgage: each rule can reject on its own", () => {
  const holds = (...values: Parameters<typeof input>) =>
    mortgageOf(input(...values), rules, null).holds;
  expect(holds(1_000_000, 199_999, 0, 300_000)).toMatchObject({ equity: false, hardEquity: true });
  expect(holds(1_000_000, 99_999, 150_000, 300_000)).toMatchObject({
    equity: true,
    hardEquity: false,
  });
  expect(holds(1_000_000, 200_000, 0, 150_000)).toMatchObject({ equity: true, income: false });
});

test("mortgage: the second mortgage is repaid before retirement", () => {
  const years = (age: number) => mortgageOf(input(500_000, 100_000, 0, 150_000, age), rules, null);
  expect(years(60).amortizationYears).toBe(5);
  expect(years(70).amortizationYears).toBe(1);
  expect(years(60).imputedCost.amortizationCents).toBeGreaterThan(
    years(40).imputedCost.amortizationCents,
  );
});

test("mortgage: maximum price and missing own funds are exact", () => {
  const random = seededRandom(3);
  for (let round = 0; round < 40; round += 1) {
    const values = input(
      Math.round(random() * 2_000_000),
      Math.round(random() * 400_000),
      Math.round(random() * 200_000),
      Math.round(random() * 300_000),
      25 + Math.round(random() * 35),
    );
    const answer = mortgageOf(values, rules, null);
    const allHold = (changed: Partial<typeof values>) =>
      Object.values(mortgageOf({ ...values, ...changed }, rules, null).holds).every(Boolean);
    expect(allHold({ priceCents: answer.maxPriceCents })).toBe(true);
    expect(allHold({ priceCents: answer.maxPriceCents + 100 })).toBe(false);
    const { missingEquityCents } = answer;
    if (missingEquityCents === null) continue;
    const more = (cents: number) => allHold({ hardEquityCents: values.hardEquityCents + cents });
    expect(more(missingEquityCents)).toBe(true);
    if (missingEquityCents > 0) expect(more(missingEquityCents - 1)).toBe(false);
  }
});

test("mortgage: zero price needs no own funds", () => {
  const answer = mortgageOf(input(0, 0, 0, 0), rules, null);
  expect(answer).toMatchObject({
    loanToValuePercent: null,
    costOfIncomePercent: null,
    maxPriceCents: 0,
  });
});

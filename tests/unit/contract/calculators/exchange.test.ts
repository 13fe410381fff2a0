import { expect, test } from "vitest";
import {
  exchange,
  findRate,
  isWeekend,
  type DayRate,
} from "../../../../contract/calculators/exchange.ts";
import { wholeNumbers } from "./random.ts";

const rate = (base: string, quote: string, value: number): DayRate => ({
  base,
  quote,
  day: "2026-11-20",
  rate: value,
  source: "test",
  sourceUrl: null,
});
const rates = [rate("EUR", "CHF", 0.95), rate("EUR", "BRL", 6.2)];

test("currency exchange: finds a rate directly, inverted and through a third currency", () => {
  expect(findRate(rates, "EUR", "CHF")).toBe(0.95);
  expect(findRate(rates, "CHF", "EUR")).toBeCloseTo(1 / 0.95);
  expect(findRate(rates, "CHF", "BRL")).toBeCloseTo(6.2 / 0.95);
  expect(findRate(rates, "CHF", "CHF")).toBe(1);
  expect(findRate(rates, "CHF", "USD")).toBeNull();
  expect(findRate([rate("USD", "CHF", 0)], "CHF", "USD")).toBeNull();
});

test("currency exchange: subtracts fee, tax and spread", () => {
  const input = {
    ...{ cents: 100_000, rate: 6, publishedRate: 6 },
    spreadPercent: 2,
    feeCents: 500,
    taxPercent: 1.1,
  };
  // (1’000 − 5 − 11) × 6 × 0.98
  expect(exchange(input)).toEqual({
    idealCents: 600_000,
    feeCents: 500,
    taxCents: 1_100,
    spreadCents: 11_808,
    receivedCents: 578_592,
    costPercent: 3.57,
  });
});

const costs = { spreadPercent: 3, feeCents: 900, taxPercent: 3.5 };

test("currency exchange: compares a bank's rate with the published one, if there is one", () => {
  const free = { cents: 100_000, spreadPercent: 0, feeCents: 0, taxPercent: 0 };
  expect(exchange({ ...free, rate: 5.7, publishedRate: 6 })).toMatchObject({
    idealCents: 600_000,
    receivedCents: 570_000,
    costPercent: 5,
  });
  expect(exchange({ ...free, rate: 5.7, publishedRate: null })).toMatchObject({
    idealCents: null,
    costPercent: null,
  });
});

test("currency exchange: the result is between zero and the rate's amount", () => {
  for (const cents of wholeNumbers(200, 100_000_000, 9)) {
    const answer = exchange({ ...costs, cents, rate: 6.5, publishedRate: 6.5 });
    expect(answer.receivedCents).toBeLessThanOrEqual(Math.round(cents * 6.5));
    expect(answer.receivedCents).toBeGreaterThanOrEqual(0);
  }
  expect(exchange({ ...costs, cents: 0, rate: 6, publishedRate: 6 }).costPercent).toBeNull();
});

test("currency exchange: banks set no rates on weekends", () => {
  expect(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

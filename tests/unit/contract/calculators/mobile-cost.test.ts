import { expect, test } from "vitest";
import { mobileCost, type PlanPrices } from "../../../../contract/calculators/mobile-cost.ts";
import { randomNumbers } from "./random-numbers";

const plan = (prices: Partial<PlanPrices>): PlanPrices => ({
  monthlyCents: 2_990,
  promoCents: null,
  promoMonths: null,
  activationCents: null,
  callsToBrazilCtPerMin: null,
  ...prices,
});
const quiet = { brazilMinutes: 0 };

test("mobile plan cost: a year without a promotion is twelve months, and an unknown fee is marked", () => {
  const cost = mobileCost(plan({}), quiet);
  expect(cost).toMatchObject({ firstYearCents: 35_880, laterYearCents: 35_880 });
  expect(cost.firstYearAtLeastCents).toBeNull();
  expect(cost.unknown).toEqual(["activation"]);
});

test("mobile plan cost: a limited promotion counts for its months, then the regular price, and the fee once", () => {
  const cost = mobileCost(
    plan({ promoCents: 1_195, promoMonths: 6, activationCents: 4_900 }),
    quiet,
  );
  expect(cost.firstYearCents).toBe(6 * 1_195 + 6 * 2_990 + 4_900);
  expect(cost.laterYearCents).toBe(35_880);
  expect(cost.unknown).toEqual([]);
});

test("mobile plan cost: a promotion without an end date counts as over, with the best case separately", () => {
  const cost = mobileCost(plan({ promoCents: 1_195 }), quiet);
  expect([cost.firstYearCents, cost.firstYearAtLeastCents]).toEqual([35_880, 14_340]);
  expect(cost.lines.map(({ name, months }) => [name, months])).toEqual([
    ["regular", 12],
    ["activation", 1],
  ]);
});

test("mobile plan cost: a missing price is not zero", () => {
  expect(mobileCost(plan({ monthlyCents: null }), quiet).firstYearCents).toBeNull();
  const promoted = mobileCost(
    plan({ monthlyCents: null, promoCents: 1_000, promoMonths: 12 }),
    quiet,
  );
  expect([promoted.firstYearCents, promoted.laterYearCents]).toEqual([12_000, null]);
  expect(mobileCost(plan({}), { brazilMinutes: 30 }).unknown).toEqual(["activation", "brazil"]);
});

test("mobile plan cost: calls to Brazil count in both years", () => {
  const cost = mobileCost(plan({ callsToBrazilCtPerMin: 10 }), { brazilMinutes: 30 });
  expect([cost.firstYearCents, cost.laterYearCents]).toEqual([39_480, 39_480]);
});

test("mobile plan cost: lines add up to the year, and a promotion never makes it more expensive", () => {
  const random = randomNumbers(7);
  const upTo = (most: number) => Math.floor(random() * most);
  for (let round = 0; round < 500; round += 1) {
    const monthlyCents = 500 + upTo(9_000);
    const promoCents = upTo(monthlyCents);
    const promoMonths = random() < 0.5 ? null : upTo(30);
    const cost = mobileCost(
      plan({ monthlyCents, promoCents, promoMonths, activationCents: upTo(6_000) }),
      { brazilMinutes: 0 },
    );
    const sum = cost.lines.reduce((total, { cents }) => total + (cents ?? 0), 0);
    expect(cost.firstYearCents).toBe(sum);
    if (cost.firstYearAtLeastCents !== null)
      expect(cost.firstYearCents).toBeGreaterThanOrEqual(cost.firstYearAtLeastCents);
  }
});

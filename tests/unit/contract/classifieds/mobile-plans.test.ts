import { expect, test } from "vitest";
import {
  mobileCost,
  type PlanPrices,
  mobileChoiceOf,
  searchMobile,
  type MobilePlan,
} from "../../../../contract/classifieds/mobile-plans.ts";
import { randomNumbers } from "./random-numbers";

const pricesOf = (prices: Partial<PlanPrices>): PlanPrices => ({
  monthlyCents: 2_990,
  promoCents: null,
  promoMonths: null,
  activationCents: null,
  callsToBrazilCtPerMin: null,
  ...prices,
});
const quiet = { brazilMinutes: 0 };

test("mobile plan cost: a year without a promotion is twelve months, and an unknown fee is marked", () => {
  const cost = mobileCost(pricesOf({}), quiet);
  expect(cost).toMatchObject({ firstYearCents: 35_880, laterYearCents: 35_880 });
  expect(cost.firstYearAtLeastCents).toBeNull();
  expect(cost.unknown).toEqual(["activation"]);
});

test("mobile plan cost: a limited promotion counts for its months, then the regular price, and the fee once", () => {
  const cost = mobileCost(
    pricesOf({ promoCents: 1_195, promoMonths: 6, activationCents: 4_900 }),
    quiet,
  );
  expect(cost.firstYearCents).toBe(6 * 1_195 + 6 * 2_990 + 4_900);
  expect(cost.laterYearCents).toBe(35_880);
  expect(cost.unknown).toEqual([]);
});

test("mobile plan cost: a promotion without an end date counts as over, with the best case separately", () => {
  const cost = mobileCost(pricesOf({ promoCents: 1_195 }), quiet);
  expect([cost.firstYearCents, cost.firstYearAtLeastCents]).toEqual([35_880, 14_340]);
  expect(cost.lines.map(({ name, months }) => [name, months])).toEqual([
    ["regular", 12],
    ["activation", 1],
  ]);
});

test("mobile plan cost: a missing price is not zero", () => {
  expect(mobileCost(pricesOf({ monthlyCents: null }), quiet).firstYearCents).toBeNull();
  const promoted = mobileCost(
    pricesOf({ monthlyCents: null, promoCents: 1_000, promoMonths: 12 }),
    quiet,
  );
  expect([promoted.firstYearCents, promoted.laterYearCents]).toEqual([12_000, null]);
  expect(mobileCost(pricesOf({}), { brazilMinutes: 30 }).unknown).toEqual(["activation", "brazil"]);
});

test("mobile plan cost: calls to Brazil count in both years", () => {
  const cost = mobileCost(pricesOf({ callsToBrazilCtPerMin: 10 }), { brazilMinutes: 30 });
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
      pricesOf({ monthlyCents, promoCents, promoMonths, activationCents: upTo(6_000) }),
      { brazilMinutes: 0 },
    );
    const sum = cost.lines.reduce((total, { cents }) => total + (cents ?? 0), 0);
    expect(cost.firstYearCents).toBe(sum);
    if (cost.firstYearAtLeastCents !== null)
      expect(cost.firstYearCents).toBeGreaterThanOrEqual(cost.firstYearAtLeastCents);
  }
});

const plan = (name: string, changes: Partial<MobilePlan>): MobilePlan => ({
  ...{ id: name, slug: name, name, provider: null, network: null, type: "postpaid" },
  ...{ dataGb: null, dataUnlimited: true, speed: null, minutes: null, roaming: null },
  ...{ eSim: null, has5g: null, minTermMonths: null, noticeDays: null, requiresPermit: "unknown" },
  ...{ promoCents: null, promoMonths: null, callsToBrazilCtPerMin: null },
  ...{ monthlyCents: 2_000, activationCents: 0 },
  ...changes,
});
const order = (plans: readonly MobilePlan[], query: string) =>
  searchMobile(plans, mobileChoiceOf(new URLSearchParams(query))).map((found) => found.plan.name);

test("mobile plan search: lists complete prices first, then incomplete ones, unknown ones last", () => {
  const plans = [
    plan("sem preço", { monthlyCents: null }),
    plan("taxa s/d", { monthlyCents: 1_000, activationCents: null }),
    plan("caro", { monthlyCents: 9_000 }),
    plan("barato", { monthlyCents: 2_000 }),
  ];
  expect(order(plans, "sort=first_year")).toEqual(["barato", "caro", "taxa s/d", "sem preço"]);
  expect(order(plans, "sort=price")).toEqual(["taxa s/d", "barato", "caro", "sem preço"]);
});

test("mobile plan search: ignores a promotion without an end date when sorting", () => {
  const plans = [
    plan("promoção sem prazo", { monthlyCents: 3_590, promoCents: 790 }),
    plan("promoção do ano todo", { monthlyCents: 3_590, promoCents: 1_790, promoMonths: 12 }),
    plan("sem promoção", { monthlyCents: 1_990 }),
  ];
  expect(order(plans, "sort=first_year")).toEqual([
    "promoção do ano todo",
    "sem promoção",
    "promoção sem prazo",
  ]);
});

test("mobile plan search: an unknown price of calls to Brazil makes the cost unknown if calls are requested", () => {
  const plans = [
    plan("chamadas s/d", { monthlyCents: 1_000 }),
    plan("tudo dito", { monthlyCents: 2_000, callsToBrazilCtPerMin: 10 }),
  ];
  expect(order(plans, "brazil=30&sort=later_year")).toEqual(["tudo dito", "chamadas s/d"]);
  expect(order(plans, "sort=later_year")).toEqual(["chamadas s/d", "tudo dito"]);
});

test("mobile plan search: ignores invalid values in an address", () => {
  const choice = mobileChoiceOf(new URLSearchParams("type=x&gb=-1&sort=y&brazil=abc"));
  expect(choice).toMatchObject({ type: "postpaid", gb: null, brazilMinutes: 0 });
  expect(choice.sort).toBe("first_year");
});

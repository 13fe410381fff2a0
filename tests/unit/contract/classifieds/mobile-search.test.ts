import { expect, test } from "vitest";
import {
  mobileChoiceOf,
  searchMobile,
  type MobilePlan,
} from "../../../../contract/classifieds/mobile-search.ts";

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

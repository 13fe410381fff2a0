import { mobileCost, type MobileCost, type PlanPrices } from "../calculators/mobile-cost.ts";
import { knownOf, typedOf, wholeOf } from "./read-choice.ts";

export const mobileTypes = ["postpaid", "prepaid", "internet"] as const;
/** What newcomers are asked for. */
export const permitsAsked = ["passport", "permit", "unknown"] as const;

/** A plan as the list reads it; null is not told. */
export type MobilePlan = PlanPrices & {
  id: string;
  slug: string;
  name: string;
  provider: string | null;
  network: string | null;
  type: (typeof mobileTypes)[number];
  dataGb: number | null;
  dataUnlimited: boolean;
  speed: string | null;
  minutes: number | null;
  /** Where data can be used abroad; null where nobody tells, empty where nowhere. */
  roaming:
    | readonly { zone: string; gb?: number | undefined; isUnlimited?: boolean | undefined }[]
    | null;
  eSim: boolean | null;
  has5g: boolean | null;
  minTermMonths: number | null;
  noticeDays: number | null;
  requiresPermit: (typeof permitsAsked)[number];
};

export const mobileSorts = ["first_year", "later_year", "price"] as const;

/** What an address asks of the plans. */
export type MobileChoice = {
  type: MobilePlan["type"];
  network: string | null;
  /** So many gigabytes a month at least. */
  gb: number | null;
  brazilMinutes: number;
  roaming: string | null;
  isForNewcomers: boolean;
  hasESim: boolean;
  sort: (typeof mobileSorts)[number];
};

const MOST_GB = 1_000;
const MOST_MINUTES = 10_000;

/** What an address asks of the plans; what is not one of ours counts as not given. */
export function mobileChoiceOf(params: URLSearchParams): MobileChoice {
  return {
    type: knownOf(mobileTypes, params.get("type")) ?? "postpaid",
    network: typedOf(params.get("network")),
    gb: wholeOf(params.get("gb"), 1, MOST_GB),
    brazilMinutes: wholeOf(params.get("brazil"), 0, MOST_MINUTES) ?? 0,
    roaming: typedOf(params.get("roaming")),
    isForNewcomers: params.get("newcomer") === "1",
    hasESim: params.get("esim") === "1",
    sort: knownOf(mobileSorts, params.get("sort")) ?? "first_year",
  };
}

/** Whether a plan gives what is asked for; what is not told does not count as given. */
export function matchesMobile(
  plan: Pick<
    MobilePlan,
    "type" | "network" | "dataGb" | "dataUnlimited" | "roaming" | "requiresPermit" | "eSim"
  >,
  choice: MobileChoice,
): boolean {
  const { type, network, gb, roaming, isForNewcomers, hasESim } = choice;
  if (plan.type !== type) return false;
  if (network !== null && plan.network !== network) return false;
  if (gb !== null && !plan.dataUnlimited && (plan.dataGb === null || plan.dataGb < gb))
    return false;
  if (roaming !== null && !plan.roaming?.some(({ zone }) => zone === roaming)) return false;
  if (isForNewcomers && plan.requiresPermit !== "passport") return false;
  return !hasESim || plan.eSim === true;
}

const costOf = (plan: MobilePlan, choice: MobileChoice): MobileCost =>
  mobileCost(plan, { brazilMinutes: choice.brazilMinutes });

/** What stands in front by what is told of its price: all of it, a part, nothing. */
const TOLD = { all: 0, part: 1, nothing: 2 } as const;

function rankOf(
  { monthlyCents }: MobilePlan,
  { firstYearCents, laterYearCents, unknown }: MobileCost,
  sort: MobileChoice["sort"],
): { told: number; cents: number } {
  const cents =
    sort === "price" ? monthlyCents : sort === "later_year" ? laterYearCents : firstYearCents;
  if (cents === null) return { told: TOLD.nothing, cents: 0 };
  // A sum without its fee or its calls looks cheaper than it is.
  const lacks = sort === "first_year" ? unknown.length > 0 : unknown.includes("brazil");
  return { told: lacks && sort !== "price" ? TOLD.part : TOLD.all, cents };
}

/**
 * The plans that fit with what they cost, by the chosen order. A sum that leaves out what is not told
 * stands behind those that are whole, and what has no price stands last.
 */
export function searchMobile<Plan extends MobilePlan>(
  plans: readonly Plan[],
  choice: MobileChoice,
): { plan: Plan; cost: MobileCost }[] {
  return plans
    .filter((plan) => matchesMobile(plan, choice))
    .map((plan) => {
      const cost = costOf(plan, choice);
      return { plan, cost, rank: rankOf(plan, cost, choice.sort) };
    })
    .toSorted(
      (one, other) =>
        one.rank.told - other.rank.told ||
        one.rank.cents - other.rank.cents ||
        one.plan.name.localeCompare(other.plan.name, "pt-BR"),
    )
    .map(({ plan, cost }) => ({ plan, cost }));
}

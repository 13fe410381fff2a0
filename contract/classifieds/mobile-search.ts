import { mobileCost, type MobileCost, type PlanPrices } from "../calculators/mobile-cost.ts";
import { knownOf, typedOf, wholeOf } from "./read-choice.ts";

export const mobileTypes = ["postpaid", "prepaid", "internet"] as const;
/** Documents that newcomers must show. */
export const permitsAsked = ["passport", "permit", "unknown"] as const;

/** A mobile plan as the list needs it; null is unknown. */
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
  /** Roaming zones with data; null if unknown, empty if none. */
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

export type MobileChoice = {
  type: MobilePlan["type"];
  network: string | null;
  gb: number | null;
  brazilMinutes: number;
  roaming: string | null;
  isForNewcomers: boolean;
  hasESim: boolean;
  sort: (typeof mobileSorts)[number];
};

const MOST_GB = 1_000;
const MOST_MINUTES = 10_000;

/** Filters from the URL; unknown values count as absent. */
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

/** True if a plan meets the filters; unknown values do not meet them. */
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

/** Rank by how much of the price is known: all, a part, nothing. */
const TOLD = { all: 0, part: 1, nothing: 2 } as const;

function rankOf(
  { monthlyCents }: MobilePlan,
  { firstYearCents, laterYearCents, unknown }: MobileCost,
  sort: MobileChoice["sort"],
): { told: number; cents: number } {
  const cents =
    sort === "price" ? monthlyCents : sort === "later_year" ? laterYearCents : firstYearCents;
  if (cents === null) return { told: TOLD.nothing, cents: 0 };
  // A sum without its fee or calls looks cheaper than it is.
  const lacks = sort === "first_year" ? unknown.length > 0 : unknown.includes("brazil");
  return { told: lacks && sort !== "price" ? TOLD.part : TOLD.all, cents };
}

/**
 * Matching plans with their cost, in the chosen order. Incomplete sums come after complete ones; plans
 * without a price come last.
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

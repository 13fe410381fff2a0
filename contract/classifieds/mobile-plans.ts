import { parseChoice, parseText, parseInteger } from "./offers.ts";

/** Prices of a plan as its source states them; null is unknown, never zero. */
export type PlanPrices = {
  /** Regular price, after any promotion. */
  monthlyCents: number | null;
  promoCents: number | null;
  /** Null beside a promotion whose end is not stated. */
  promoMonths: number | null;
  activationCents: number | null;
  callsToBrazilCtPerMin: number | null;
};

export type PhoneUsage = { brazilMinutes: number };

const costLines = ["promotion", "regular", "activation", "brazil"] as const;
export type CostLineName = (typeof costLines)[number];
export type CostLine = { name: CostLineName; months: number; cents: number | null };

export type MobileCost = {
  /** Twelve months from today; null if no price is known. */
  firstYearCents: number | null;
  /** First year if a promotion without an end date lasted all year; null without such a promotion. */
  firstYearAtLeastCents: number | null;
  /** Twelve months after the promotion. */
  laterYearCents: number | null;
  lines: readonly CostLine[];
  /** Costs left out of the sums because their price is unknown. */
  unknown: readonly CostLineName[];
};

const YEAR_MONTHS = 12;

const times = (cents: number | null, count: number) => (cents === null ? null : cents * count);

/**
 * Cost of a plan: promotion months, remaining months at the regular price, one-time fees and calls to
 * Brazil. A promotion of unknown length counts as over, so that no plan looks cheaper than its source
 * states; `firstYearAtLeastCents` is the other end of the range. Costs without a price are listed in
 * `unknown` and not part of any sum.
 */
export function mobileCost(plan: PlanPrices, usage: PhoneUsage): MobileCost {
  const { monthlyCents, promoCents, promoMonths, activationCents } = plan;
  const promotionMonths = promoCents === null ? 0 : Math.min(promoMonths ?? 0, YEAR_MONTHS);
  const regularMonths = YEAR_MONTHS - promotionMonths;
  const brazil = usage.brazilMinutes > 0;
  const brazilCents = times(plan.callsToBrazilCtPerMin, usage.brazilMinutes * YEAR_MONTHS);
  const lines: CostLine[] = [
    ...line("promotion", promotionMonths, times(promoCents, promotionMonths)),
    ...line("regular", regularMonths, times(monthlyCents, regularMonths)),
    { name: "activation", months: 1, cents: activationCents },
    ...(brazil ? line("brazil", YEAR_MONTHS, brazilCents) : []),
  ];
  const once = activationCents ?? 0;
  const calls = brazil ? (brazilCents ?? 0) : 0;
  const monthly = lines.filter(({ name }) => name === "promotion" || name === "regular");
  const isPriced = monthly.every(({ cents }) => cents !== null);
  const paid = monthly.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  const regularYear = times(monthlyCents, YEAR_MONTHS);
  const isOpenEnded = promoCents !== null && promoMonths === null;
  return {
    firstYearCents: isPriced ? paid + once + calls : null,
    firstYearAtLeastCents: isOpenEnded ? promoCents * YEAR_MONTHS + once + calls : null,
    laterYearCents: regularYear === null ? null : regularYear + calls,
    lines,
    unknown: lines.flatMap(({ name, cents }) => (cents === null ? [name] : [])),
  };
}

const line = (name: CostLineName, months: number, cents: number | null): CostLine[] =>
  months > 0 ? [{ name, months, cents }] : [];

export const mobileTypes = ["postpaid", "prepaid", "internet"] as const;
/** Documents that newcomers must show. */
export const requiredPermits = ["passport", "permit", "unknown"] as const;

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
  requiresPermit: (typeof requiredPermits)[number];
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

export function mobileChoiceOf(params: URLSearchParams): MobileChoice {
  return {
    type: parseChoice(mobileTypes, params.get("type")) ?? "postpaid",
    network: parseText(params.get("network")),
    gb: parseInteger(params.get("gb"), 1, MOST_GB),
    brazilMinutes: parseInteger(params.get("brazil"), 0, MOST_MINUTES) ?? 0,
    roaming: parseText(params.get("roaming")),
    isForNewcomers: params.get("newcomer") === "1",
    hasESim: params.get("esim") === "1",
    sort: parseChoice(mobileSorts, params.get("sort")) ?? "first_year",
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
const PRICE_KNOWN = { all: 0, part: 1, nothing: 2 } as const;

function rankOf(
  { monthlyCents }: MobilePlan,
  { firstYearCents, laterYearCents, unknown }: MobileCost,
  sort: MobileChoice["sort"],
): { known: number; cents: number } {
  const cents =
    sort === "price" ? monthlyCents : sort === "later_year" ? laterYearCents : firstYearCents;
  if (cents === null) return { known: PRICE_KNOWN.nothing, cents: 0 };
  // A sum without its fee or calls looks cheaper than it is.
  const lacks = sort === "first_year" ? unknown.length > 0 : unknown.includes("brazil");
  return { known: lacks && sort !== "price" ? PRICE_KNOWN.part : PRICE_KNOWN.all, cents };
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
        one.rank.known - other.rank.known ||
        one.rank.cents - other.rank.cents ||
        one.plan.name.localeCompare(other.plan.name, "pt-BR"),
    )
    .map(({ plan, cost }) => ({ plan, cost }));
}

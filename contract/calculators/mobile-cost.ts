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

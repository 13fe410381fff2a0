import { percentOf, shareOf, sumOf } from "./cents.ts";
import type { ParameterValue } from "./parameters.ts";

type Rules = ParameterValue<"calc.mortgage">;

export type MortgageInput = {
  priceCents: number;
  /** Savings, pillar 3a, gifts. */
  hardEquityCents: number;
  /** From the second pillar. */
  pensionEquityCents: number;
  /** Gross income of the household. */
  incomePerYearCents: number;
  age: number;
};

export type HomeCost = {
  interestCents: number;
  maintenanceCents: number;
  amortizationCents: number;
  totalCents: number;
};

export type MortgageAnswer = {
  mortgageCents: number;
  /** Mortgage in percent of the price; null without a price. */
  loanToValuePercent: number | null;
  equityPercent: number | null;
  hardEquityPercent: number | null;
  /** Yearly cost at the imputed interest rate of the banks. */
  imputedCost: HomeCost;
  /** Yearly cost at the current market rate; null without such a rate. */
  today: HomeCost | null;
  /** Imputed cost in percent of the income; null without income. */
  costOfIncomePercent: number | null;
  amortizationYears: number;
  holds: { equity: boolean; hardEquity: boolean; income: boolean };
  /** Most expensive home that all three rules allow, in whole francs. */
  maxPriceCents: number;
  /** Additional equity that this home needs; 0 if the rules are met, null if no equity would be enough. */
  missingEquityCents: number | null;
};

const HIGHEST_PRICE_CHF = 50_000_000;

/** Years to repay the second mortgage: `amortizeWithinYears`, or fewer if the retirement age comes first. */
export function amortizationYears(age: number, rules: Rules): number {
  return Math.max(1, Math.min(rules.amortizeWithinYears, rules.amortizeUntilAge - age));
}

/**
 * Yearly cost: mortgage × interest + price × maintenance + (mortgage − two thirds of the price) ÷ years.
 * Rules of the banks' self-regulation (SBVg), not a law.
 */
export function homeCost(
  priceCents: number,
  mortgageCents: number,
  interestPercent: number,
  years: number,
  rules: Rules,
): HomeCost {
  const second = Math.max(0, mortgageCents - percentOf(priceCents, rules.amortizeToPercent));
  const parts = {
    interestCents: percentOf(mortgageCents, interestPercent),
    maintenanceCents: percentOf(priceCents, rules.maintenancePercent),
    amortizationCents: Math.ceil(second / years),
  };
  return { ...parts, totalCents: sumOf(Object.values(parts)) };
}

type Checked = Pick<MortgageAnswer, "holds" | "imputedCost" | "mortgageCents">;

function check(input: MortgageInput, rules: Rules): Checked {
  const equityCents = input.hardEquityCents + input.pensionEquityCents;
  const mortgageCents = Math.max(0, input.priceCents - equityCents);
  const years = amortizationYears(input.age, rules);
  const imputedCost = homeCost(
    input.priceCents,
    mortgageCents,
    rules.imputedInterestPercent,
    years,
    rules,
  );
  return {
    mortgageCents,
    imputedCost,
    holds: {
      equity: equityCents >= percentOf(input.priceCents, rules.minEquityPercent),
      hardEquity: input.hardEquityCents >= percentOf(input.priceCents, rules.minHardEquityPercent),
      income:
        imputedCost.totalCents <= percentOf(input.incomePerYearCents, rules.maxCostOfIncomePercent),
    },
  };
}

const allHold = ({ holds }: Checked): boolean => holds.equity && holds.hardEquity && holds.income;

/** Binary search for the largest whole number up to `most` that passes. If a value fails, all larger ones must fail too. */
function greatest(most: number, does: (value: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (does(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Affordability of a home: equity, the part of it from outside the second pillar, and cost to income.
 * @param todayPercent current interest rate in percent; without it, `today` is null
 */
export function mortgageOf(
  input: MortgageInput,
  rules: Rules,
  todayPercent: number | null,
): MortgageAnswer {
  const checked = check(input, rules);
  const { priceCents, hardEquityCents, pensionEquityCents } = input;
  const years = amortizationYears(input.age, rules);
  const maxPriceChf = greatest(HIGHEST_PRICE_CHF, (priceChf) =>
    allHold(check({ ...input, priceCents: priceChf * 100 }, rules)),
  );
  const withMore = (more: number) =>
    check({ ...input, hardEquityCents: hardEquityCents + more }, rules);
  const unmissed = greatest(priceCents, (less) => allHold(withMore(priceCents - less)));
  const isWithin = allHold(withMore(priceCents));
  return {
    ...checked,
    loanToValuePercent: shareOf(checked.mortgageCents, priceCents),
    equityPercent: shareOf(hardEquityCents + pensionEquityCents, priceCents),
    hardEquityPercent: shareOf(hardEquityCents, priceCents),
    today:
      todayPercent === null
        ? null
        : homeCost(priceCents, checked.mortgageCents, todayPercent, years, rules),
    costOfIncomePercent: shareOf(checked.imputedCost.totalCents, input.incomePerYearCents),
    amortizationYears: years,
    maxPriceCents: maxPriceChf * 100,
    missingEquityCents: isWithin ? priceCents - unmissed : null,
  };
}

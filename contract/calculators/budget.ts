import { shareOf, sumOf } from "./cents.ts";

export const budgetRhythms = { month: 12, quarter: 4, year: 1 } as const;
export type BudgetRhythm = keyof typeof budgetRhythms;

export type BudgetItem = { name: string; group: string; cents: number; every: BudgetRhythm };

export type BudgetInput = {
  /** Net per month. */
  incomeCents: number;
  salaries: 12 | 13;
  items: readonly BudgetItem[];
  rentPerMonthCents: number;
};

export type Budget = {
  incomeYearCents: number;
  items: readonly (BudgetItem & { yearCents: number })[];
  groups: readonly { group: string; yearCents: number; percent: number | null }[];
  expensesYearCents: number;
  remainingYearCents: number;
  /** Savings in percent of the income; null without income. */
  savingsPercent: number | null;
  /** A landlord may ask for at most three rents (OR art. 257e). */
  maxDepositCents: number;
};

const MAX_DEPOSIT_RENTS = 3;

/** Yearly budget; expenses and savings add up to the income to the cent. */
export function budgetOf({ incomeCents, salaries, items, rentPerMonthCents }: BudgetInput): Budget {
  const incomeYearCents = incomeCents * salaries;
  const yearly = items.map((item) => ({
    ...item,
    yearCents: item.cents * budgetRhythms[item.every],
  }));
  const groups = [...new Set(items.map(({ group }) => group))].map((group) => {
    const yearCents = sumOf(yearly.flatMap((item) => (item.group === group ? item.yearCents : [])));
    return { group, yearCents, percent: shareOf(yearCents, incomeYearCents) };
  });
  const expensesYearCents = sumOf(yearly.map(({ yearCents }) => yearCents));
  const remainingYearCents = incomeYearCents - expensesYearCents;
  return {
    incomeYearCents,
    items: yearly,
    groups,
    expensesYearCents,
    remainingYearCents,
    savingsPercent:
      incomeYearCents > 0
        ? Math.round((remainingYearCents / incomeYearCents) * 10_000) / 100
        : null,
    maxDepositCents: rentPerMonthCents * MAX_DEPOSIT_RENTS,
  };
}

/**
 * Monthly disposable income after rent and premium.
 * @returns cents, negative if the income is too low, and the rent's share of the income in percent
 */
export function monthlyDisposableIncome(
  incomeCents: number,
  rentCents: number,
  premiumCents: number,
) {
  return {
    leftCents: incomeCents - rentCents - premiumCents,
    rentPercent: shareOf(rentCents, incomeCents),
  };
}

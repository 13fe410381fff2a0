import { chfToCents, percentOf } from "./cents.ts";
import type { ParameterValue } from "./parameters.ts";

/** Months with contributions within the two years before the registration, in the order of the form. */
export const CONTRIBUTION_MONTHS = ["from22", "from18", "from12", "under12"] as const;
export type ContributionMonths = (typeof CONTRIBUTION_MONTHS)[number];

export type UnemploymentInput = {
  /** Gross of a regular month, before deductions. */
  grossPerMonthCents: number;
  salaries: 12 | 13;
  /** On the day of registration. */
  age: number;
  /** Supports children under 25. */
  hasChildren: boolean;
  contributionMonths: ContributionMonths;
  /** Has an invalidity pension for a degree of at least 40 percent. */
  hasInvalidityPension: boolean;
};

/** Why the allowance is a full one; `none` for the reduced one. */
export type FullAllowanceReason = "children" | "invalidity" | "low" | "none";

export type UnemploymentAnswer = {
  /** Per month, with a twelfth of the 13th salary, up to the ceiling. */
  insuredCents: number;
  isCapped: boolean;
  percent: number;
  reason: FullAllowanceReason;
  /** One daily allowance, before deductions. */
  dayCents: number;
  /** Of an average month, before deductions. */
  monthCents: number;
  /** Maximum number of daily allowances; 0 without enough contributions. */
  allowances: number;
  /** Whole average months that they last. */
  months: number;
  waitingDays: number;
};

type Rules = ParameterValue<"calc.unemployment">;

function waitingDaysOf(yearCents: number, hasChildren: boolean, rules: Rules): number {
  const isUpTo = (chf: number) => yearCents <= chfToCents(chf);
  if (isUpTo(rules.noWaitUpToPerYearChf)) return 0;
  if (hasChildren) return isUpTo(rules.shortWaitUpToPerYearChf) ? 0 : rules.shortWaitDays;
  if (isUpTo(rules.shortWaitUpToPerYearChf)) return rules.shortWaitDays;
  if (isUpTo(rules.mediumWaitUpToPerYearChf)) return rules.mediumWaitDays;
  return isUpTo(rules.longWaitUpToPerYearChf) ? rules.longWaitDays : rules.longestWaitDays;
}

function allowancesOf(input: UnemploymentInput, rules: Rules): number {
  const { age, hasChildren, contributionMonths, hasInvalidityPension } = input;
  if (contributionMonths === "under12") return 0;
  if (age < rules.youngUntilAge && !hasChildren) return rules.youngAllowances;
  if (contributionMonths === "from12") return rules.allowancesFrom12Months;
  const isLonger = age >= rules.longerFromAge || hasInvalidityPension;
  return contributionMonths === "from22" && isLonger
    ? rules.allowancesFrom22Months
    : rules.allowancesFrom18Months;
}

/**
 * Unemployment benefit of an employee who lost the whole job: AVIG art. 18, 22, 23 and 27, AVIV art. 6a, 40
 * and 40a. The insurance ends at the ceiling of the contributions. Without family allowances, sanctions,
 * interim income and the special rules for exempted people and the last years before retirement.
 * @param ceilingPerYearChf highest insured salary
 * @returns cents before deductions; null for a salary below the insured minimum
 */
export function unemploymentOf(
  input: UnemploymentInput,
  rules: Rules,
  ceilingPerYearChf: number,
): UnemploymentAnswer | null {
  const earnedCents = Math.round((input.grossPerMonthCents * input.salaries) / 12);
  if (earnedCents < chfToCents(rules.leastInsuredPerMonthChf)) return null;
  const ceilingCents = Math.round(chfToCents(ceilingPerYearChf) / 12);
  const insuredCents = Math.min(earnedCents, ceilingCents);
  const perDay = (percent: number) =>
    Math.round(percentOf(insuredCents, percent) / rules.daysPerMonth);
  const isLow = perDay(rules.fullPercent) <= chfToCents(rules.fullUpToPerDayChf);
  const reason = input.hasChildren
    ? "children"
    : input.hasInvalidityPension
      ? "invalidity"
      : isLow
        ? "low"
        : "none";
  const percent = reason === "none" ? rules.reducedPercent : rules.fullPercent;
  const allowances = allowancesOf(input, rules);
  return {
    insuredCents,
    isCapped: earnedCents > ceilingCents,
    percent,
    reason,
    dayCents: perDay(percent),
    monthCents: percentOf(insuredCents, percent),
    allowances,
    months: Math.round(allowances / rules.daysPerMonth),
    waitingDays: waitingDaysOf(insuredCents * 12, input.hasChildren, rules),
  };
}

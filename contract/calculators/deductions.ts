import { chfToCents, percentOf } from "./cents.ts";
import type { ParameterValue } from "./parameters.ts";
import {
  findWithholdingRate,
  taxAtRateCents,
  withholdingTaxCents,
  type WithholdingTable,
} from "./withholding-tax.ts";

/**
 * AHV/IV/EO: rate × salary, without a ceiling. AHVG art. 5 and 13, IVG art. 3, EOG art. 27.
 * @param grossCents of any period
 * @returns cents of the same period
 */
export function ahvCents(grossCents: number, percent: number): number {
  return percentOf(grossCents, percent);
}

/**
 * Insured part of a yearly salary under a ceiling, split into twelve months and extra payments. Each month
 * counts up to a twelfth of the ceiling; a 13th salary counts up to the remainder. AVIG art. 3, UVV art.
 * 22.
 * @param monthCents gross of a regular month
 * @param extraCents payments beyond twelve months
 */
export function insuredUpTo(
  ceilingPerYearChf: number,
  monthCents: number,
  extraCents: number,
): { monthCents: number; extraCents: number } {
  const ceilingCents = chfToCents(ceilingPerYearChf);
  const insuredMonth = Math.min(monthCents, Math.floor(ceilingCents / 12));
  const insuredYear = Math.min(monthCents * 12 + extraCents, ceilingCents);
  return {
    monthCents: insuredMonth,
    extraCents: Math.min(extraCents, Math.max(0, insuredYear - insuredMonth * 12)),
  };
}

/**
 * Coordinated salary of the second pillar: zero below the threshold. Otherwise the salary up to the upper
 * limit minus the deduction, but at least the minimum. BVG art. 2, 7 and 8.
 * @returns cents per year
 */
export function coordinatedSalaryCents(yearCents: number, bvg: ParameterValue<"calc.bvg">): number {
  if (yearCents < chfToCents(bvg.entryThresholdPerYearChf)) return 0;
  const counted = Math.min(yearCents, chfToCents(bvg.upperLimitPerYearChf));
  return Math.max(
    counted - chfToCents(bvg.coordinationDeductionPerYearChf),
    chfToCents(bvg.minCoordinatedChf),
  );
}

/**
 * Retirement credit for an age, in percent of the coordinated salary; null outside all age bands. BVG art.
 * 16.
 */
export function ageCreditPercent(age: number, bvg: ParameterValue<"calc.bvg">): number | null {
  return bvg.ageCredits.find(({ from, to }) => age >= from && age <= to)?.percent ?? null;
}

/**
 * Minimum monthly contributions of employee and employer to the second pillar. The employer pays at least
 * as much as all employees together (BVG art. 66). Risk premiums depend on the fund and are not included.
 * @returns cents per month
 */
export function pensionCents(
  yearCents: number,
  age: number,
  bvg: ParameterValue<"calc.bvg">,
): { employee: number; employer: number; coordinatedPerYear: number; creditPercent: number } {
  const coordinatedPerYear = coordinatedSalaryCents(yearCents, bvg);
  const creditPercent = ageCreditPercent(age, bvg) ?? 0;
  const perMonth = Math.round(percentOf(coordinatedPerYear, creditPercent) / 12);
  const employee = percentOf(perMonth, bvg.employeeSharePercent);
  return { employee, employer: perMonth - employee, coordinatedPerYear, creditPercent };
}

export type WithheldYear = {
  monthCents: number;
  /** On payments beyond twelve months. */
  extraCents: number;
  ratePercent: number;
  /** The tariff's minimum tax per month applies, as it exceeds the rate. */
  isMinimum: boolean;
  /** Income that decides the rate. */
  decidingCents: number;
  /** Rate in the month of the 13th salary; 0 without one. */
  extraRatePercent: number;
};

const percentAt = (table: WithholdingTable, cents: number): number =>
  findWithholdingRate(table, cents).rateHundredths / 100;

/** The tax is never more than the payment. */
function taxCents(table: WithholdingTable, paidCents: number, decidingCents: number): number {
  return Math.min(withholdingTaxCents(table, paidCents, decidingCents), paidCents);
}

/**
 * Tax withheld in a year of twelve equal months and a 13th salary. Monthly model: the 13th is taxed
 * together with that month's salary, at the rate of both. Annual model: every payment is taxed at the rate
 * of a twelfth of the year. DBG art. 83–86, StHG art. 33.
 * @param isAnnual whether the canton has the annual model
 * @param paid cents of a regular month, and of payments beyond twelve months
 */
export function withheldInYear(
  table: WithholdingTable,
  isAnnual: boolean,
  { monthCents, extraCents }: { monthCents: number; extraCents: number },
): WithheldYear {
  const together = monthCents + extraCents;
  const deciding = isAnnual ? Math.round((monthCents * 12 + extraCents) / 12) : monthCents;
  const month = taxCents(table, monthCents, deciding);
  const rate = findWithholdingRate(table, deciding);
  const extra = isAnnual
    ? taxCents(table, extraCents, deciding)
    : Math.max(0, taxCents(table, together, together) - month);
  return {
    monthCents: month,
    extraCents: extraCents > 0 ? extra : 0,
    ratePercent: percentAt(table, deciding),
    isMinimum: month > taxAtRateCents({ ...rate, minimumCents: 0 }, monthCents),
    decidingCents: deciding,
    extraRatePercent: extraCents > 0 ? percentAt(table, isAnnual ? deciding : together) : 0,
  };
}

import { chfToCents, percentOf } from "./cents.ts";
import type { ParameterValue } from "./parameter-shapes.ts";

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

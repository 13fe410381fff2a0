import { chfToCents, percentOf } from "./cents.ts";
import type { ParameterValue } from "./parameter-shapes.ts";

/**
 * AHV/IV/EO: rate × salary, without ceiling. AHVG art. 5 and 13, IVG art. 3, EOG art. 27.
 * @param grossCents of any period
 * @returns cents of the same period
 */
export function ahvCents(grossCents: number, percent: number): number {
  return percentOf(grossCents, percent);
}

/**
 * The part of a year's salary that a ceiling leaves insured, shared out over twelve months and what comes
 * beside them: each month counts up to a twelfth of the ceiling, a 13th salary up to what is left of it.
 * AVIG art. 3, UVV art. 22.
 * @param monthCents gross of a plain month
 * @param extraCents what is paid beside twelve months
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
 * The coordinated salary of the second pillar: nothing below the threshold, else the salary up to the upper
 * limit less the deduction, at least the least one. BVG art. 2, 7 and 8.
 * @returns cents a year
 */
export function coordinatedSalaryCents(yearCents: number, bvg: ParameterValue<"calc.bvg">): number {
  if (yearCents < chfToCents(bvg.entryThresholdPerYearChf)) return 0;
  const counted = Math.min(yearCents, chfToCents(bvg.upperLimitPerYearChf));
  return Math.max(
    counted - chfToCents(bvg.coordinationDeductionPerYearChf),
    chfToCents(bvg.minCoordinatedChf),
  );
}

/** The credit of old age for an age in percent of the coordinated salary; null outside all bands. BVG art. 16. */
export function ageCreditPercent(age: number, bvg: ParameterValue<"calc.bvg">): number | null {
  return bvg.ageCredits.find(({ from, to }) => age >= from && age <= to)?.percent ?? null;
}

/**
 * The employee's and the employer's part of the least contribution to the second pillar, a month. The employer
 * pays at least as much as all employees together (BVG art. 66); premiums for risks are the fund's and not
 * in it.
 * @returns cents a month
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

import type { CivilStatus } from "./tariff-code.ts";

/** In francs: gross yearly salary, and the ordinary income tax on it. */
export type EstimatedTax = readonly [grossChf: number, taxChf: number];

/** Estimates for a canton's capital: a single person, and a couple with one income and two children. */
export type CantonTaxEstimates = {
  municipality: string;
  single: readonly EstimatedTax[];
  family: readonly EstimatedTax[];
};

/** By canton; cantons without a plausible estimate are missing. */
export type IncomeTaxEstimates = Readonly<Record<string, CantonTaxEstimates>>;

export const INCOME_TAX_KEY = "calc.table.income-tax";

type Taxpayer = {
  canton: string;
  civilStatus: CivilStatus;
  isSpouseWorking: boolean;
  children: number;
  isInChurch: boolean;
};

/** Estimates for the two covered households; null for any other. */
function estimatesOf(
  { civilStatus, isSpouseWorking, children, isInChurch }: Taxpayer,
  estimates: CantonTaxEstimates,
): readonly EstimatedTax[] | null {
  if (isInChurch) return null;
  if (civilStatus === "single" && children === 0) return estimates.single;
  return civilStatus === "married" && !isSpouseWorking && children === 2 ? estimates.family : null;
}

/**
 * Yearly ordinary income tax (federal, canton, municipality), interpolated linearly between two estimated
 * salaries.
 * @returns null outside the estimated households, salaries and cantons
 */
export function estimateOrdinaryTax(
  taxpayer: Taxpayer,
  grossYearCents: number,
  all: IncomeTaxEstimates,
): { municipality: string; yearCents: number } | null {
  const canton = all[taxpayer.canton];
  const points = canton && estimatesOf(taxpayer, canton);
  if (!canton || !points) return null;
  const after = points.findIndex(([grossChf]) => grossChf * 100 >= grossYearCents);
  const [low, high] = [points[Math.max(0, after - 1)], points[after]];
  if (!low || !high || (after === 0 && high[0] * 100 !== grossYearCents)) return null;
  const [lowGross, lowTax] = low;
  const [highGross, highTax] = high;
  const part =
    highGross === lowGross ? 0 : (grossYearCents / 100 - lowGross) / (highGross - lowGross);
  const yearCents = Math.round((lowTax + part * (highTax - lowTax)) * 100);
  return { municipality: canton.municipality, yearCents };
}

/** Differences from an estimate are rounded to this, so that they claim no more than it knows. */
export const ESTIMATE_STEP_CENTS = 5_000;

/**
 * Yearly tax that a deposit in pillar 3a saves (DBG art. 33 para. 1 e): the estimate for the salary minus the
 * one for a salary lower by the deposit. A lower salary has lower deductions too, so that a deposit saves a
 * little more.
 * @returns cents, rounded to CHF 50; null where one of both estimates is missing
 */
export function taxSavedByDeposit(
  taxpayer: Taxpayer,
  grossYearCents: number,
  depositCents: number,
  all: IncomeTaxEstimates,
): number | null {
  const without = estimateOrdinaryTax(taxpayer, grossYearCents, all);
  const withDeposit = estimateOrdinaryTax(taxpayer, grossYearCents - depositCents, all);
  if (!without || !withDeposit) return null;
  const savedCents = without.yearCents - withDeposit.yearCents;
  return Math.round(savedCents / ESTIMATE_STEP_CENTS) * ESTIMATE_STEP_CENTS;
}

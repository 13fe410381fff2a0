/** Francs a month of a full position: a tenth, a quarter, half, three quarters and nine tenths earn up to it. */
export type Quantiles = { p10: number; p25: number; median: number; p75: number; p90: number };

/** Where somebody stands: between which two quantiles. */
export const salaryBands = [
  "belowP10",
  "p10p25",
  "p25median",
  "medianP75",
  "p75p90",
  "aboveP90",
] as const;
export type SalaryBand = (typeof salaryBands)[number];

export type ComparedSalaryInput = {
  grossPerMonthCents: number;
  salaries: 12 | 13;
  /** Above zero. */
  workloadPercent: number;
};

/**
 * A salary as the survey of the BFS counts it: for a full position, a month, with a twelfth of the 13th.
 * (gross × salaries ÷ 12) ÷ workload.
 */
export function standardizedCents(input: ComparedSalaryInput): number {
  const { grossPerMonthCents, salaries, workloadPercent } = input;
  return Math.round(((grossPerMonthCents * salaries) / 12) * (100 / workloadPercent));
}

/** Between which quantiles a standardized salary lies; who earns a quantile stands above it. */
export function bandOf(cents: number, quantiles: Quantiles): SalaryBand {
  const limits = [quantiles.p10, quantiles.p25, quantiles.median, quantiles.p75, quantiles.p90];
  const above = limits.filter((limit) => cents >= limit * 100).length;
  return salaryBands[above] ?? "aboveP90";
}

/** How far a salary is from another one, in percent of that one with one decimal. */
export function differencePercent(cents: number, otherChf: number): number {
  return Math.round(((cents - otherChf * 100) / (otherChf * 100)) * 1_000) / 10;
}

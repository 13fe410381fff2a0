/**
 * Quantiles of the full-time salary in francs per month: a tenth, a quarter, half, three quarters and nine
 * tenths of people earn up to them.
 */
export type Quantiles = { p10: number; p25: number; median: number; p75: number; p90: number };

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
 * Salary by the definition of the BFS survey: full-time, per month, with a twelfth of the 13th. (gross ×
 * salaries ÷ 12) ÷ workload.
 */
export function standardizedCents(input: ComparedSalaryInput): number {
  const { grossPerMonthCents, salaries, workloadPercent } = input;
  return Math.round(((grossPerMonthCents * salaries) / 12) * (100 / workloadPercent));
}

/** Band of a standardized salary. A salary equal to a quantile belongs to the band above it. */
export function bandOf(cents: number, quantiles: Quantiles): SalaryBand {
  const limits = [quantiles.p10, quantiles.p25, quantiles.median, quantiles.p75, quantiles.p90];
  const above = limits.filter((limit) => cents >= limit * 100).length;
  return salaryBands[above] ?? "aboveP90";
}

/** Difference in percent of the other salary, with one decimal. */
export function differencePercent(cents: number, otherChf: number): number {
  return Math.round(((cents - otherChf * 100) / (otherChf * 100)) * 1_000) / 10;
}

export type SalarySample = { title: string; canton: string | null; yearCents: number };

export const ESTIMATE_MIN_SAMPLES = 12;

export type SalaryEstimate = {
  scope: "canton" | "country";
  samples: number;
  lowCents: number;
  medianCents: number;
  highCents: number;
};

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Salary of jobs with the same title: of the canton if twelve job ads name a salary, otherwise of the
 * country, otherwise null. Quartiles of the offers, in cents per year.
 * @param title compared as it is; the caller folds it
 */
export function salaryEstimate(
  { title, canton }: { title: string; canton: string | null },
  samples: readonly SalarySample[],
): SalaryEstimate | null {
  const same = samples.filter((sample) => sample.title === title);
  const near = same.filter((sample) => canton !== null && sample.canton === canton);
  const [scope, chosen] =
    near.length >= ESTIMATE_MIN_SAMPLES
      ? (["canton", near] as const)
      : (["country", same] as const);
  if (chosen.length < ESTIMATE_MIN_SAMPLES) return null;
  const sorted = chosen.map(({ yearCents }) => yearCents).toSorted((one, other) => one - other);
  return {
    scope,
    samples: sorted.length,
    lowCents: quantile(sorted, 0.25),
    medianCents: quantile(sorted, 0.5),
    highCents: quantile(sorted, 0.75),
  };
}

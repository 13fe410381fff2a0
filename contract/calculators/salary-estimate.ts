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

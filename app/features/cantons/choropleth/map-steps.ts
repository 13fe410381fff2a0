/** Readers can't distinguish more colours. */
export const STEPS = 5;

/** Quantiles: steps from 1 to `STEPS`; equal values share a step. Null without values. */
export function stepOf(values: readonly number[]): (value: number | null) => number {
  const sorted = values.toSorted((a, b) => a - b);
  const limits = Array.from({ length: STEPS - 1 }, (_, place) => {
    return sorted[Math.ceil(((place + 1) * sorted.length) / STEPS)] ?? Infinity;
  });
  return (value) => (value === null ? 0 : 1 + limits.filter((limit) => value >= limit).length);
}

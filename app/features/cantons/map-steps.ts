/** How many steps a map of figures has: more can't be told apart. */
export const STEPS = 5;

/**
 * The step of each value, from 1 to `STEPS`: about as many values in each, and the same one for equal
 * values. Null where there is no value.
 */
export function stepOf(values: readonly number[]): (value: number | null) => number {
  const sorted = values.toSorted((a, b) => a - b);
  const limits = Array.from({ length: STEPS - 1 }, (_, place) => {
    return sorted[Math.ceil(((place + 1) * sorted.length) / STEPS)] ?? Infinity;
  });
  return (value) => (value === null ? 0 : 1 + limits.filter((limit) => value >= limit).length);
}

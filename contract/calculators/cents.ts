const MILLION = 1_000_000;

/** A percentage as whole millionths, so that 5.3 % of an amount is worked out without fractions of a computer. */
const millionths = (percent: number): number => Math.round(percent * 10_000);

const THIRD_PERCENT = 100 / 3;
const LAST_DECIMAL = 0.0001;

/** How many thirds a percentage of four decimals stands for: 66.6667 is two; null where it is no third. */
export function thirdsIn(percent: number): 1 | 2 | null {
  for (const thirds of [1, 2] as const) {
    if (Math.abs(percent - thirds * THIRD_PERCENT) < LAST_DECIMAL) return thirds;
  }
  return null;
}

/**
 * A share of an amount, rounded to the cent.
 * @param cents whole cents, at most `LARGEST_CENTS`
 * @param percent 0–100, four decimals count; a third is exact
 */
export function percentOf(cents: number, percent: number): number {
  const thirds = thirdsIn(percent);
  if (thirds !== null) return Math.round((cents * thirds) / 3);
  return Math.round((cents * millionths(percent)) / MILLION);
}

/** Whole francs and their decimals as cents. */
export const chfToCents = (chf: number): number => Math.round(chf * 100);

/** What `part` is of `whole`, in percent with two decimals; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 10_000) / 100 : null;
}

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, each) => sum + each, 0);

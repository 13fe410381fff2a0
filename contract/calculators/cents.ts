const MILLION = 1_000_000;

/** Percentage in whole millionths, so that 5.3 % of an amount avoids floating-point errors. */
const millionths = (percent: number): number => Math.round(percent * 10_000);

const THIRD_PERCENT = 100 / 3;
const LAST_DECIMAL = 0.0001;

/** Thirds in a percentage with four decimals: 66.6667 is two; null if it is not a third. */
export function thirdsIn(percent: number): 1 | 2 | null {
  for (const thirds of [1, 2] as const) {
    if (Math.abs(percent - thirds * THIRD_PERCENT) < LAST_DECIMAL) return thirds;
  }
  return null;
}

/**
 * Percentage of an amount, rounded to the cent.
 * @param cents whole cents, at most `LARGEST_CENTS`
 * @param percent 0–100, up to four decimals; a third is exact
 */
export function percentOf(cents: number, percent: number): number {
  const thirds = thirdsIn(percent);
  if (thirds !== null) return Math.round((cents * thirds) / 3);
  return Math.round((cents * millionths(percent)) / MILLION);
}

export const chfToCents = (chf: number): number => Math.round(chf * 100);

/** `part` in percent of `whole`, with two decimals; null if `whole` is zero. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 10_000) / 100 : null;
}

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, each) => sum + each, 0);

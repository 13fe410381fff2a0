const MILLION = 1_000_000;

/** A percentage as whole millionths, so that 5.3 % of an amount is worked out without fractions of a computer. */
const millionths = (percent: number): number => Math.round(percent * 10_000);

/**
 * A share of an amount, rounded to the cent.
 * @param cents whole cents, at most `LARGEST_CENTS`
 * @param percent 0–100, four decimals count
 */
export function percentOf(cents: number, percent: number): number {
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

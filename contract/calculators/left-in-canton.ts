import { sumOf } from "./cents.ts";

/** What of a month's salary a canton decides about; each null where it is not known. */
export type CantonCosts = {
  taxCents: number | null;
  rentCents: number | null;
  premiumsCents: number | null;
  /** Below zero: what is paid for children. */
  allowancesCents: number | null;
};
export const costNames = ["taxCents", "rentCents", "premiumsCents", "allowancesCents"] as const;
export type CostName = (typeof costNames)[number];

/**
 * What stays of a month: net before tax − tax at source − rent − premiums + family allowances.
 * @param beforeCents net of all but tax, without allowances
 * @returns cents, below zero where it does not do; null where a part is unknown
 */
export function leftInCantonCents(beforeCents: number, costs: CantonCosts): number | null {
  const known = costNames.flatMap((name) => costs[name] ?? []);
  return known.length === costNames.length ? beforeCents - sumOf(known) : null;
}

/** The middle of what is known; of an even number the mean of both. Null of nothing. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** What one part costs less here than in the middle of all cantons. */
export type Saving = { name: CostName; cents: number };

/** Why more stays here than elsewhere: what is cheaper than the middle of all, the most first. */
export function savingsOf(costs: CantonCosts, all: readonly CantonCosts[]): Saving[] {
  return costNames
    .flatMap((name): Saving[] => {
      const middle = medianOf(all.flatMap((each) => each[name] ?? []));
      const own = costs[name];
      return middle === null || own === null ? [] : [{ name, cents: middle - own }];
    })
    .filter(({ cents }) => cents > 0)
    .sort((one, other) => other.cents - one.cents);
}

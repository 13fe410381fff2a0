import type { FigureKey } from "../switzerland/canton-figures.ts";
import { sumOf } from "./cents.ts";

export const rentFigures = {
  "1": "rent1Room",
  "2": "rent2Rooms",
  "3": "rent3Rooms",
  "4": "rent4Rooms",
  "5": "rent5Rooms",
} as const satisfies Record<string, FigureKey>;

export const cheapestPremiumFigures = {
  adult: "cheapestPremium300Cents",
  adultHighDeductible: "cheapestPremium2500Cents",
  young: "cheapestYoungPremiumCents",
  child: "cheapestChildPremiumCents",
} as const satisfies Record<string, FigureKey>;

/** The household whose costs guests see, and with which "Quanto sobra em cada cantão?" opens. */
export const exampleHousehold = {
  grossCents: 650_000,
  age: 35,
  isMarried: false,
  children: 0,
  isInChurch: false,
  rooms: "2",
  isHighDeductible: false,
} as const;

export const exampleFigures: readonly FigureKey[] = [
  rentFigures[exampleHousehold.rooms],
  cheapestPremiumFigures.adult,
];

export const disposableIncomeFigures: readonly FigureKey[] = [
  ...Object.values(rentFigures),
  ...Object.values(cheapestPremiumFigures),
];

/** Monthly costs that depend on the canton; null if unknown. */
export type CantonCosts = {
  taxCents: number | null;
  rentCents: number | null;
  premiumsCents: number | null;
  /** Family allowances as a negative cost. */
  allowancesCents: number | null;
};
export const costNames = ["taxCents", "rentCents", "premiumsCents", "allowancesCents"] as const;
export type CostName = (typeof costNames)[number];

/**
 * Monthly disposable income: net before tax − tax at source − rent − premiums + family allowances.
 * @param beforeCents net of everything but tax, without allowances
 * @returns cents, negative if the income is too low; null if a part is unknown
 */
export function disposableIncomeCents(beforeCents: number, costs: CantonCosts): number | null {
  const known = costNames.flatMap((name) => costs[name] ?? []);
  return known.length === costNames.length ? beforeCents - sumOf(known) : null;
}

/** Median; for an even number of values the mean of the middle two. Null for an empty list. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** How much cheaper one cost is here than the median of all cantons. */
export type Saving = { name: CostName; cents: number };

/** Costs below the median of all cantons, largest saving first. */
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

import type { FigureKey } from "../canton-figure-sets.ts";

export const rentFigures = {
  "1": "rent1Room",
  "2": "rent2Rooms",
  "3": "rent3Rooms",
  "4": "rent4Rooms",
  "5": "rent5Rooms",
} as const satisfies Record<string, FigureKey>;

export const premiumFigures = {
  adult: "cheapestPremium300Cents",
  adultHighDeductible: "cheapestPremium2500Cents",
  young: "cheapestYoungPremiumCents",
  child: "cheapestChildPremiumCents",
} as const satisfies Record<string, FigureKey>;

export const leftInCantonFigures: readonly FigureKey[] = [
  ...Object.values(rentFigures),
  ...Object.values(premiumFigures),
];

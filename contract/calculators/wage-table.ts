import type { Quantiles } from "./salary-comparison.ts";

/** Tenth, quarter, half, three quarters, nine tenths, in francs a month of a full position. */
export type QuantileRow = readonly [
  p10: number,
  p25: number,
  median: number,
  p75: number,
  p90: number,
];

export const wageSexes = ["total", "women", "men"] as const;
export type WageSex = (typeof wageSexes)[number];

export type WageOccupation = {
  /** CH-ISCO-19, one or two digits. */
  code: string;
  name: string;
  total: QuantileRow;
  women: QuantileRow | null;
  men: QuantileRow | null;
};

export const positions = ["total", "topAndUpper", "lower", "lowest", "none"] as const;
export type Position = (typeof positions)[number];

export type WageRegion = {
  name: string;
  cantons: readonly string[];
  medianChf: number;
  source: string;
  /** Medians of 2022 by position; newer ones by region and position are not published. */
  positions2022Chf: Readonly<Record<Position, number>>;
};

/** The survey of wages (BFS, LSE) as far as the portal has it: the value of `calc.table.wages`. */
export type WageTable = {
  national: {
    p10Chf: number;
    medianChf: number;
    p90Chf: number;
    medianWomenChf: number;
    medianMenChf: number;
  };
  regions: readonly WageRegion[];
  branches: readonly { name: string; medianChf: number }[];
  occupations: readonly WageOccupation[];
};

export const WAGE_TABLE_KEY = "calc.table.wages";

function quantilesOf([p10, p25, median, p75, p90]: QuantileRow): Quantiles {
  return { p10, p25, median, p75, p90 };
}

/** The people of an occupation that a salary is compared with: all where the survey has too few of a sex. */
export function populationOf(
  occupation: WageOccupation,
  requested: WageSex,
): { sex: WageSex; quantiles: Quantiles } {
  const row = occupation[requested];
  return row
    ? { sex: requested, quantiles: quantilesOf(row) }
    : { sex: "total", quantiles: quantilesOf(occupation.total) };
}

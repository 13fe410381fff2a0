import type { Quantiles } from "./salary-comparison.ts";

/** 10th, 25th, 50th, 75th and 90th percentile, in francs per month full-time. */
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

/** The portal's part of the wage survey (BFS, LSE): the value of `calc.table.wages`. */
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

/** Comparison group of an occupation: both sexes if the survey has too few people of one. */
export function populationOf(
  occupation: WageOccupation,
  requested: WageSex,
): { sex: WageSex; quantiles: Quantiles } {
  const row = occupation[requested];
  return row
    ? { sex: requested, quantiles: quantilesOf(row) }
    : { sex: "total", quantiles: quantilesOf(occupation.total) };
}

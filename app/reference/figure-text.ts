import {
  formatChfMillions,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPopulation,
  formatWholeChf,
} from "~/i18n/format";
import { cantonFigureNames } from "~/i18n/pt-BR/switzerland/canton-figure-names";
import { translator } from "~/i18n/translator";
import {
  figureKinds,
  type FigureKey,
  type FigureUnit,
  premiumFigures,
} from "../../contract/switzerland/canton-figures.ts";

const t = translator("canton-figure-names", cantonFigureNames);

const byUnit: Record<FigureUnit, (value: number) => string> = {
  thousands: formatPopulation,
  chfMillions: formatChfMillions,
  chf: formatWholeChf,
  cents: (cents) => formatMoney(Math.round(cents), "CHF"),
  percent: (percent) => formatPercent(percent, 2),
  squareKm: (km2) => t("values.squareKm", { value: formatNumber(km2) }),
  count: (count) => formatNumber(count),
};

export const figureText = (key: FigureKey, value: number): string =>
  byUnit[figureKinds[key].unit](value);

export type PerHeadKey = keyof typeof cantonFigureNames.perHead;

export const isPerHead = (key: FigureKey): key is PerHeadKey => "isTotal" in figureKinds[key];

/** Factor from a total to its per-head figure: francs, square meters, per 100,000. */
const SCALE: Record<PerHeadKey, number> = {
  grdpInChfMillions: 1_000,
  areaKm2: 1_000,
  municipalities: 100,
};

export function perHead(
  key: PerHeadKey,
  value: number | null,
  populationInThousands: number | null,
): number | null {
  if (value === null || !populationInThousands) return null;
  return (value * SCALE[key]) / populationInThousands;
}

export function perHeadText(key: PerHeadKey, value: number): string {
  if (key === "grdpInChfMillions") return formatWholeChf(value);
  if (key === "areaKm2") return t("values.squareMeters", { value: formatNumber(value) });
  return formatNumber(value, 1);
}

export const figureGroups = {
  housing: [
    "averageRentPrice",
    "rent1Room",
    "rent2Rooms",
    "rent3Rooms",
    "rent4Rooms",
    "rent5Rooms",
  ],
  work: [
    "averageMonthlySalary",
    "taxSingle5000Pct",
    "taxSingle7000Pct",
    "taxSingle10000Pct",
    "taxFamily7000Pct",
    "taxFamily10000Pct",
  ],
  health: premiumFigures,
  place: ["populationInThousands", "grdpInChfMillions", "areaKm2", "municipalities"],
} as const satisfies Record<string, readonly FigureKey[]>;

type FigureGroupName = keyof typeof figureGroups;
export const figureGroupNames = Object.keys(figureGroups) as FigureGroupName[];

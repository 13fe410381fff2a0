import type { FigureSource } from "./choropleth/choropleth.schema";

export type ChartRow = {
  label: string;
  value: number;
  text: string;
  /** Of all cantons with a value. */
  median: number;
  medianText: string;
  /** "15º de 26", from the highest value. */
  place: string;
  /** "CHF 1’021 (Glarus); CHF 1’690 (Zug)", from the lowest. */
  neighborsText: string | null;
  /** True for a neighbor's row. */
  isOther: boolean;
};

export type CantonChart = {
  name: string;
  title: string;
  rows: ChartRow[];
  /** Names of figures that no source has for this canton. */
  missing: string[];
  /** The first one belongs beside the chart, the rest to its table. */
  notes: string[];
  sources: FigureSource[];
};

export type CantonNumbers = {
  rows: { label: string; text: string; place: string }[];
  missing: string[];
  sources: FigureSource[];
};

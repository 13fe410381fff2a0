import type { FigureSource } from "../choropleth/choropleth.schema";

/** Null if all values are equal or only one is known. */
export type CellMark = "most" | "least" | null;

export type ComparedCell = {
  code: string;
  /** Null if no source publishes it; this is not zero. */
  text: string | null;
  value: number | null;
  mark: CellMark;
};

export type ComparedRow = {
  figure: string;
  label: string;
  unit: string;
  year: string;
  cells: ComparedCell[];
  isEqual: boolean;
  sources: FigureSource[];
};

export type ComparedCanton = { code: string; name: string };

export type ComparisonQuery = {
  codes: string[];
  /** As typed. */
  unknown: string[];
  left: string[];
  sort: string | null;
  isAscending: boolean;
  isPerHead: boolean;
};

export type Comparison = {
  cantons: ComparedCanton[];
  groups: { name: string; title: string; rows: ComparedRow[] }[];
  query: ComparisonQuery;
  sortLabel: string | null;
};

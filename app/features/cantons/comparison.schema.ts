import type { FigureSource } from "./choropleth.schema";

/** Highest or lowest value of a row; null if all values are equal or only one is known. */
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
  /** True if all known values are equal ("igual em todos"). */
  isEqual: boolean;
  sources: FigureSource[];
};

export type ComparedCanton = { code: string; name: string };

/** Query parsed from the untrusted address. */
export type ComparisonQuery = {
  codes: string[];
  /** Codes that match no canton, as typed. */
  unknown: string[];
  /** Codes beyond the maximum number of columns. */
  left: string[];
  sort: string | null;
  isAscending: boolean;
  isPerHead: boolean;
};

export type Comparison = {
  cantons: ComparedCanton[];
  groups: { name: string; title: string; rows: ComparedRow[] }[];
  query: ComparisonQuery;
  /** Label of the figure the cantons are sorted by, such as "Aluguel médio". */
  sortLabel: string | null;
};

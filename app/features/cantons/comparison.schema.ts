import type { FigureSource } from "./choropleth.schema";

/** What stands out in a row: nothing where all are equal or only one is known. */
export type CellMark = "most" | "least" | null;

export type ComparedCell = {
  code: string;
  /** Null where no source has it, which is not zero. */
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
  /** Whether all that are known are equal: "igual em todos". */
  isEqual: boolean;
  sources: FigureSource[];
};

export type ComparedCanton = { code: string; name: string };

/** What the address asks for, read without trust. */
export type ComparisonQuery = {
  codes: string[];
  /** Of no canton, as they were written. */
  unknown: string[];
  /** Over the most that fit beside each other. */
  left: string[];
  sort: string | null;
  isAscending: boolean;
  isPerHead: boolean;
};

export type Comparison = {
  cantons: ComparedCanton[];
  groups: { name: string; title: string; rows: ComparedRow[] }[];
  query: ComparisonQuery;
  /** "Aluguel médio", where the cantons are sorted by it. */
  sortLabel: string | null;
};

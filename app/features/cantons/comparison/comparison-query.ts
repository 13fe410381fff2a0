import { to } from "~/i18n/paths";
import { isFigureKey } from "../../../../contract/switzerland/canton-figures.ts";
import type { FigureSource } from "../choropleth/choropleth.schema";
import { isOrdinaryTaxKey } from "./ordinary-tax-examples";

/** More columns do not fit side by side. */
export const MOST_COMPARED = 4;
export const LEAST_COMPARED = 2;
/** Longer lists do not come from a page of the portal. */
const MOST_READ = 60;
const WORD = /^[\p{L}\d]{1,12}$/u;

/** Null if all values are equal or only one is known. */
type CellMark = "most" | "least" | null;

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

/** What a row compares, before the cantons are in order. */
export type ComparedFigure = Pick<ComparedRow, "figure" | "label" | "unit" | "year"> & {
  valueOf: (code: string) => number | null;
  textOf: (value: number) => string;
  sourcesOf: (codes: readonly string[]) => FigureSource[];
};

type ComparedCanton = { code: string; name: string };

export type ComparisonQuery = {
  codes: string[];
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

/**
 * Reads `c=ZH,VD` or `c=ZH&c=VD`, in any case and with spaces; `add` is the form field for another canton.
 */
export function readComparison(
  params: URLSearchParams,
  known: ReadonlySet<string>,
): ComparisonQuery {
  const query = [...params.getAll("c"), ...params.getAll("add")]
    .flatMap((list) => list.split(/[,;\s]+/, MOST_READ))
    .map((code) => code.toUpperCase())
    .filter(Boolean);
  const once = [...new Set(query)].slice(0, MOST_READ);
  const found = once.filter((code) => known.has(code));
  const sort = params.get("sort");
  return {
    codes: found.slice(0, MOST_COMPARED),
    unknown: once.filter((code) => !known.has(code)).map((code) => (WORD.test(code) ? code : "?")),
    left: found.slice(MOST_COMPARED),
    sort: isFigureKey(sort) || isOrdinaryTaxKey(sort) ? sort : null,
    isAscending: params.get("order") === "asc",
    isPerHead: params.get("per") === "head",
  };
}

type ComparisonParams = Pick<ComparisonQuery, "codes"> &
  Partial<Pick<ComparisonQuery, "sort" | "isAscending" | "isPerHead">>;

const searchOf = ({ codes, sort, isAscending, isPerHead }: ComparisonParams): string => {
  const params = new URLSearchParams();
  if (sort) params.set("sort", sort);
  if (sort && isAscending) params.set("order", "asc");
  if (isPerHead) params.set("per", "head");
  const rest = params.size > 0 ? `&${params}` : "";
  // Codes are letters only: without encoding, the address stays readable and shareable.
  return codes.length > 0 ? `?c=${codes.join(",")}${rest}` : rest.replace("&", "?");
};

export const comparisonPath = (query: ComparisonParams): `/${string}` =>
  `/app/cantons/compare${searchOf(query)}`;

export const comparisonFilePath = (query: ComparisonParams): string =>
  to(`/app/cantons/compare.csv${searchOf(query)}`);

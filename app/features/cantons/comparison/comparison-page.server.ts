import type { TierCms } from "~/cms/cms.server";
import { AppError } from "~/http/app-error";
import { cantonFigureNames } from "~/i18n/pt-BR/switzerland/canton-figure-names";
import { translator } from "~/i18n/translator";
import { listCantons, sampleOf, type Canton } from "~/reference/cantons.server";
import { listFigureSets, type FigureSet } from "~/reference/figure-sets.server";
import {
  figureText,
  isPerHead,
  perHead,
  perHeadText,
  figureGroupNames,
  figureGroups,
} from "~/reference/figure-text";
import { findTaxEstimates, type TaxEstimates } from "~/reference/tax-estimates.server";
import type { FigureKey } from "../../../../contract/switzerland/canton-figures.ts";
import type { FigureSource } from "../choropleth/choropleth.schema";
import { sourcesOf } from "../choropleth/figure-sources";
import {
  comparisonPath,
  LEAST_COMPARED,
  readComparison,
  type Comparison,
  type ComparedCell,
  type ComparedFigure,
  type ComparedRow,
  type ComparisonQuery,
} from "./comparison-query";
import { listOrdinaryTaxes } from "./ordinary-tax.server";
import { ordinaryTax as ordinaryTaxWords } from "./ordinary-tax.words";
import { cantonComparison } from "./words";

export type ComparisonAnswer =
  | { kind: "open"; comparison: Comparison }
  | { kind: "locked"; sample: { code: string; name: string } | null }
  | { kind: "elsewhere"; path: `/${string}` };

const t = translator("canton-figure-names", cantonFigureNames);

const POPULATION: FigureKey = "populationInThousands";

type Sets = ReadonlyMap<FigureKey, FigureSet>;

function valueOf(sets: Sets, key: FigureKey, code: string, isByHead: boolean): number | null {
  const value = sets.get(key)?.values[code]?.value ?? null;
  if (!isByHead || !isPerHead(key)) return value;
  return perHead(key, value, sets.get(POPULATION)?.values[code]?.value ?? null);
}

function textOf(key: FigureKey, value: number, isByHead: boolean): string {
  return isByHead && isPerHead(key) ? perHeadText(key, value) : figureText(key, value);
}

function figureOf(set: FigureSet, sets: Sets, isByHead: boolean): ComparedFigure {
  const { key } = set;
  const shared = isByHead && isPerHead(key);
  return {
    figure: key,
    label: shared ? t(`perHead.${key}`) : t(`names.${key}`),
    unit: shared ? t(`perHeadUnits.${key}`) : t(`units.${key}`),
    year: String(set.year),
    valueOf: (code) => valueOf(sets, key, code, isByHead),
    textOf: (value) => textOf(key, value, isByHead),
    sourcesOf: (codes) => sourcesOf(set, codes),
  };
}

type Group = { name: string; title: string; figures: ComparedFigure[] };

function groupsOf(sets: Sets, estimates: TaxEstimates | null, isByHead: boolean): Group[] {
  const ordinaryTax: Group = {
    name: "ordinaryTax",
    title: ordinaryTaxWords.title,
    figures: estimates ? listOrdinaryTaxes(estimates) : [],
  };
  return figureGroupNames.flatMap((name) => {
    const figures = figureGroups[name].flatMap((key) => {
      const set = sets.get(key);
      return set ? [figureOf(set, sets, isByHead)] : [];
    });
    const group: Group = { name, title: t(`groups.${name}`), figures };
    return name === "work" ? [group, ordinaryTax] : [group];
  });
}

function rowOf(compared: ComparedFigure, codes: readonly string[]): ComparedRow {
  const { figure, label, unit, year } = compared;
  const values = codes.map((code) => compared.valueOf(code));
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const isEqual = known.length > 1 && least === most;
  const isMarked = known.length > 1 && !isEqual;
  const cells = codes.map((code, at): ComparedCell => {
    const value = values[at] ?? null;
    const mark = isMarked && value === most ? "most" : isMarked && value === least ? "least" : null;
    return { code, value, text: value === null ? null : compared.textOf(value), mark };
  });
  return { figure, label, unit, year, cells, isEqual, sources: compared.sourcesOf(codes) };
}

function sorted(
  { codes, isAscending }: ComparisonQuery,
  compared: ComparedFigure | undefined,
): string[] {
  if (!compared) return codes;
  return codes.toSorted((one, other) => {
    const [a, b] = [compared.valueOf(one), compared.valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isAscending ? a - b : b - a;
  });
}

/**
 * For the paying tier only: the caller must check it.
 * @throws {CmsError} or a 503 while the CMS is unavailable
 */
async function compareCantons(
  cms: TierCms,
  cantons: readonly Canton[],
  query: ComparisonQuery,
): Promise<Comparison> {
  const [found, estimates] = await Promise.all([listFigureSets(cms), findTaxEstimates(cms)]);
  const sets = new Map(found.map((set) => [set.key, set]));
  const groups = groupsOf(sets, estimates, query.isPerHead).filter(
    ({ figures }) => figures.length > 0,
  );
  const sortedBy = groups
    .flatMap(({ figures }) => figures)
    .find(({ figure }) => figure === query.sort);
  const codes = sorted(query, sortedBy);
  return {
    cantons: codes.map((code) => ({
      code,
      name: cantons.find((canton) => canton.code === code)?.name ?? code,
    })),
    groups: groups.map(({ name, title, figures }) => ({
      ...{ name, title },
      rows: figures.map((figure) => rowOf(figure, codes)),
    })),
    query,
    sortLabel: sortedBy?.label ?? null,
  };
}

/** Beside the member's own canton: the largest of the German- and of the French-speaking part. */
const FIRST_COMPARED = ["ZH", "VD"];

/**
 * Without cantons in the address, it starts with two: the member's own one first.
 * @throws a 503 while the CMS is unavailable
 */
export async function requireComparison(
  cms: TierCms,
  params: URLSearchParams,
  findOwn: () => Promise<string | null>,
): Promise<ComparisonAnswer> {
  const cantons = await listCantons(cms).catch(AppError.throwCmsUnavailable);
  if (cms.tier !== "paying") return { kind: "locked", sample: sampleOf(cantons) };
  const known = new Set(cantons.map(({ code }) => code));
  const query = readComparison(params, known);
  const isFine = query.unknown.length === 0 && query.left.length === 0;
  if (isFine && params.has("add")) return { kind: "elsewhere", path: comparisonPath(query) };
  if (isFine && !params.has("c")) {
    const first = [await findOwn(), ...FIRST_COMPARED].filter((code) => code !== null);
    query.codes = [...new Set(first)].filter((code) => known.has(code)).slice(0, LEAST_COMPARED);
  }
  const comparison = await compareCantons(cms, cantons, query).catch(AppError.throwCmsUnavailable);
  return { kind: "open", comparison };
}

const tCantonComparison = translator("canton-comparison", cantonComparison);

/** Spreadsheets treat a cell with this start as a formula (CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;
const BYTE_ORDER_MARK = "\ufeff";

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const numberText = (value: number | null) =>
  value === null
    ? tCantonComparison("missing")
    : String(Math.round(value * 100) / 100).replace(".", ",");

const valueText = (figure: string, value: number | null) =>
  numberText(value !== null && figure.endsWith("Cents") ? value / 100 : value);

/**
 * The comparison as CSV for Brazilian spreadsheets: semicolons, decimal commas, unknown values as "s/d".
 */
export function comparisonCsv({ cantons, groups }: Comparison): string {
  const head = [
    tCantonComparison("figure"),
    "Unidade",
    tCantonComparison("year"),
    ...cantons.map(({ name }) => name),
    tCantonComparison("sources"),
  ];
  const lines = groups.flatMap(({ rows }) =>
    rows.map(({ figure, label, unit, year, cells, sources }) => [
      label,
      unitInFile(figure, unit),
      year,
      ...cells.map(({ value }) => valueText(figure, value)),
      sources.map(sourceInFile).join(" | "),
    ]),
  );
  const rows = [head, ...lines].map((line) => line.map(cell).join(";"));
  return `${BYTE_ORDER_MARK}${rows.join("\r\n")}\r\n`;
}

const sourceInFile = ({ name, title, url }: FigureSource) =>
  [title ? `${name}: ${title}` : name, url].filter(Boolean).join(" ");

/** The file holds raw numbers, so the unit names thousands or millions. */
function unitInFile(figure: string, unit: string): string {
  if (unit.includes("habitante") && unit !== "habitantes") return unit;
  if (figure === "populationInThousands") return "mil habitantes";
  return figure === "grdpInChfMillions" ? "milhões de CHF por ano" : unit;
}

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
import type { FigureKey } from "../../../../contract/switzerland/canton-figures.ts";
import type { FigureSource } from "../choropleth/choropleth.schema";
import { sourcesOf } from "../choropleth/figure-sources";
import {
  comparisonPath,
  LEAST_COMPARED,
  readComparison,
  type Comparison,
  type ComparedCell,
  type ComparedRow,
  type ComparisonQuery,
} from "./comparison-query";
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

function textOf(key: FigureKey, value: number | null, isByHead: boolean): string | null {
  if (value === null) return null;
  return isByHead && isPerHead(key) ? perHeadText(key, value) : figureText(key, value);
}

function rowOf(
  set: FigureSet,
  sets: Sets,
  { codes, isPerHead: isByHead }: ComparisonQuery,
): ComparedRow {
  const { key } = set;
  const values = codes.map((code) => valueOf(sets, key, code, isByHead));
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const isEqual = known.length > 1 && least === most;
  const isMarked = known.length > 1 && !isEqual;
  const cells = codes.map((code, at): ComparedCell => {
    const value = values[at] ?? null;
    const mark = isMarked && value === most ? "most" : isMarked && value === least ? "least" : null;
    return { code, value, text: textOf(key, value, isByHead), mark };
  });
  const shared = isByHead && isPerHead(key);
  return {
    figure: key,
    label: shared ? t(`perHead.${key}`) : t(`names.${key}`),
    unit: shared ? t(`perHeadUnits.${key}`) : t(`units.${key}`),
    year: String(set.year),
    cells,
    isEqual,
    sources: sourcesOf(set, codes),
  };
}

function sorted(query: ComparisonQuery, sets: Sets): string[] {
  const { codes, sort, isAscending, isPerHead: isByHead } = query;
  const set = sets.get(sort as FigureKey);
  if (!set) return codes;
  const numberOf = (code: string) => valueOf(sets, set.key, code, isByHead);
  return codes.toSorted((one, other) => {
    const [a, b] = [numberOf(one), numberOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isAscending ? a - b : b - a;
  });
}

/**
 * For the paying tier only: the caller must check it.
 * @throws {CmsError}
 */
async function compareCantons(
  cms: TierCms,
  cantons: readonly Canton[],
  query: ComparisonQuery,
): Promise<Comparison> {
  const sets = new Map((await listFigureSets(cms)).map((set) => [set.key, set]));
  const ordered = { ...query, codes: sorted(query, sets) };
  const groups = figureGroupNames.map((name) => ({
    name,
    title: t(`groups.${name}`),
    rows: figureGroups[name].flatMap((key) => {
      const set = sets.get(key);
      return set ? [rowOf(set, sets, ordered)] : [];
    }),
  }));
  const rows = groups.flatMap((group) => group.rows);
  return {
    cantons: ordered.codes.map((code) => ({
      code,
      name: cantons.find((canton) => canton.code === code)?.name ?? code,
    })),
    groups: groups.filter((group) => group.rows.length > 0),
    query,
    sortLabel: rows.find(({ figure }) => figure === query.sort)?.label ?? null,
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

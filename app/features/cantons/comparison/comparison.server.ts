import type { TierCms } from "~/cms/cms.server";
import { cantonFigureNames } from "~/i18n/pt-BR/switzerland/canton-figure-names";
import { translator } from "~/i18n/translator";
import { figureGroupNames, figureGroups } from "~/reference/canton-figure-groups";
import type { Canton } from "~/reference/cantons.server";
import { listFigureSets, type FigureSet } from "~/reference/figure-sets.server";
import { figureText, isPerHead, perHead, perHeadText } from "~/reference/figure-text";
import type { FigureKey } from "../../../../contract/switzerland/canton-figures.ts";
import type { ComparedCell, ComparedRow, Comparison, ComparisonQuery } from "./comparison.schema";
import { sourcesOf } from "../choropleth/figure-sources";

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
export async function compareCantons(
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

import type { TierCms } from "~/cms/cms.server";
import { formatList } from "~/i18n/format";
import { cantonFigureNames } from "~/i18n/pt-BR/switzerland/canton-figure-names";
import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { translator } from "~/i18n/translator";
import { listFigureSets, type FigureSet } from "~/reference/figure-sets.server";
import { figureGroups, figureText } from "~/reference/figure-text";
import type { FigureKey } from "../../../contract/switzerland/canton-figures.ts";
import type { CantonChart, CantonNumbers, ChartRow } from "./canton-charts.schema";
import { onceEach, placeOf, sourcesOf } from "./choropleth/figure-sources";

const t = translator("canton-figure-names", cantonFigureNames);
const names: Readonly<Record<string, string>> = cantonNames;

const [SALARY, ...taxes] = figureGroups.work;

const charts = {
  rent: figureGroups.housing,
  salary: [SALARY],
  tax: taxes,
  premiums: figureGroups.health,
} as const satisfies Record<string, readonly FigureKey[]>;
type ChartName = keyof typeof charts;
const chartNames = Object.keys(charts) as ChartName[];

type ChartKey = (typeof charts)[ChartName][number];

/** The newest values of a figure that a chart shows. */
type ChartSet = FigureSet & { key: ChartKey };

const valueOf = (set: FigureSet, code: string) => set.values[code]?.value ?? null;
const knownOf = (set: FigureSet) => Object.values(set.values).flatMap(({ value }) => value ?? []);

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [lower = 0, upper = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (lower + upper) / 2;
}

function neighborsText(set: FigureSet, codes: readonly string[]): string | null {
  const known = codes
    .flatMap((code) => {
      const value = valueOf(set, code);
      return value === null ? [] : [{ code, value }];
    })
    .toSorted((a, b) => a.value - b.value);
  if (known.length === 0) return null;
  return known
    .map(({ code, value }) =>
      t("values.ofCanton", { value: figureText(set.key, value), canton: names[code] ?? code }),
    )
    .join("; ");
}

function rowOf(set: ChartSet, code: string, neighbors: readonly string[]): ChartRow[] {
  const value = valueOf(set, code);
  if (value === null) return [];
  const median = medianOf(knownOf(set));
  return [
    {
      label: t(`short.${set.key}`),
      value,
      text: figureText(set.key, value),
      median,
      medianText: figureText(set.key, median),
      place: placeOf(value, knownOf(set)),
      neighborsText: neighborsText(set, neighbors),
      isOther: false,
    },
  ];
}

const regionOf = (set: FigureSet, code: string) => set.values[code]?.region;

/** The greater regions of the neighbors, each once. */
function neighborRegions(set: ChartSet, code: string, neighbors: readonly string[]): ChartRow[] {
  const others = neighbors.filter((each) => regionOf(set, each) !== regionOf(set, code));
  const regions = Map.groupBy(others, (each) => regionOf(set, each) ?? each);
  return [...regions].flatMap(([region, [first = ""]]) =>
    rowOf(set, first, []).map((row) => ({ ...row, label: region, isOther: true })),
  );
}

/** The salary figure is published per greater region. Null if that region is unknown. */
function regionNote(set: FigureSet, code: string): string | null {
  const region = regionOf(set, code);
  if (!region) return null;
  const others = Object.keys(set.values).filter((each) => regionOf(set, each) === region);
  if (others.length === 1) return t("wholeRegion", { region });
  return t("shared", { region, cantons: formatList(others.map((each) => names[each] ?? each)) });
}

function rowsOf(set: ChartSet, code: string, neighbors: readonly string[]): ChartRow[] {
  if (set.key !== SALARY) return rowOf(set, code, neighbors);
  const own = rowOf(set, code, []).map((row) => ({
    ...row,
    label: regionOf(set, code) ?? row.label,
  }));
  return own.length === 0 ? [] : [...own, ...neighborRegions(set, code, neighbors)];
}

const missingOf = (sets: readonly FigureSet[], code: string) =>
  sets.flatMap((set) => (valueOf(set, code) === null ? t(`names.${set.key}`) : []));

// Medians and neighbors use the values of all cantons, so their sources count too.
const allSourcesOf = (sets: readonly FigureSet[]) =>
  onceEach(sets.flatMap((set) => sourcesOf(set, Object.keys(set.values))));

/** @param neighbors codes of the cantons that the reader may compare with */
export function chartsOf(
  sets: readonly FigureSet[],
  code: string,
  neighbors: readonly string[],
): CantonChart[] {
  return chartNames.flatMap((name) => {
    const keys: readonly ChartKey[] = charts[name];
    const shown = keys.flatMap((key) => sets.find((set): set is ChartSet => set.key === key) ?? []);
    const rows = shown.flatMap((set) => rowsOf(set, code, neighbors));
    if (rows.length === 0) return [];
    const notes = [...new Set(shown.flatMap(({ note }) => note ?? []))];
    const regions = name === "salary" ? shown.flatMap((set) => regionNote(set, code) ?? []) : [];
    return [
      {
        name,
        title: t(`charts.${name}`),
        rows,
        missing: missingOf(shown, code),
        notes: [...regions, ...notes],
        sources: allSourcesOf(shown),
      },
    ];
  });
}

/**
 * The canton's first rent beside the median of the cantons; null where it is unknown.
 * @throws {CmsError}
 */
export async function findRentBars(cms: TierCms, code: string) {
  const chart = chartsOf(await listFigureSets(cms), code, []).find(({ name }) => name === "rent");
  const [row] = chart?.rows ?? [];
  if (!chart || !row) return null;
  return {
    title: `${chart.title}: ${row.label}`,
    bars: [
      { label: names[code] ?? code, value: row.value, text: row.text },
      { label: t("medianOfCantons"), value: row.median, text: row.medianText },
    ],
  };
}

/** Size and economy, which no chart shows. */
export function numbersOf(sets: readonly FigureSet[], code: string): CantonNumbers {
  const shown = figureGroups.place.flatMap((key) => sets.find((set) => set.key === key) ?? []);
  const rows = shown.flatMap((set) => {
    const value = valueOf(set, code);
    if (value === null) return [];
    const text = figureText(set.key, value);
    return [{ label: t(`names.${set.key}`), text, place: placeOf(value, knownOf(set)) }];
  });
  const known = shown.filter((set) => valueOf(set, code) !== null);
  return {
    rows,
    missing: missingOf(shown, code),
    sources: onceEach(known.flatMap((set) => sourcesOf(set, [code]))),
  };
}

import { cantonNames } from "~/i18n/pt-BR/switzerland/canton-names";
import { cantonFigureNames } from "~/i18n/pt-BR/switzerland/canton-figure-names";
import { translator } from "~/i18n/translator";
import { formatList } from "~/i18n/format";
import { figureGroupNames, figureGroups } from "~/reference/canton-figure-groups";
import type { FigureSet } from "~/reference/figure-sets.server";
import { figureText } from "~/reference/figure-text";
import { figureKinds, type FigureKey } from "../../../contract/switzerland/canton-figures.ts";
import type { FigureGroup } from "./canton-page.schema";
import { onceEach, placeOf, sourcesOf } from "./choropleth/figure-sources";

const t = translator("canton-figure-names", cantonFigureNames);
const names: Readonly<Record<string, string>> = cantonNames;

const isBeside = (key: FigureKey) => !("isColumn" in figureKinds[key]);

function lineOf(set: FigureSet, code: string): FigureGroup["figures"][number] {
  const value = set.values[code]?.value ?? null;
  const known = Object.values(set.values).flatMap((each) => each.value ?? []);
  return {
    label: t(`names.${set.key}`),
    text: value === null ? null : figureText(set.key, value),
    year: String(set.year),
    place: value === null ? null : placeOf(value, known),
  };
}

export function listFigureGroups(sets: readonly FigureSet[], code: string): FigureGroup[] {
  return figureGroupNames.flatMap((name) => {
    const wanted: readonly FigureKey[] = figureGroups[name].filter(isBeside);
    const shown = sets.filter(({ key }) => wanted.includes(key));
    if (shown.length === 0) return [];
    const figures = shown.map((set) => lineOf(set, code));
    const sources = onceEach(shown.flatMap((set) => sourcesOf(set, [code])));
    const notes = [...new Set(shown.flatMap(({ note }) => note ?? []))];
    return [
      {
        name,
        title: t(`beside.${name}`),
        figures,
        sources: sources.map((source) => ({ ...source, note: null })),
        notes,
      },
    ];
  });
}

/** The salary figure is published per greater region. Null if that region is unknown. */
export function findSalaryRegion(sets: readonly FigureSet[], code: string): string | null {
  const values = sets.find(({ key }) => key === "averageMonthlySalary")?.values ?? {};
  const region = values[code]?.region;
  if (!region) return null;
  const others = Object.keys(values).filter((each) => values[each]?.region === region);
  if (others.length === 1) return t("wholeRegion", { region });
  const cantons = formatList(others.map((each) => names[each] ?? each));
  return t("shared", { region, cantons });
}

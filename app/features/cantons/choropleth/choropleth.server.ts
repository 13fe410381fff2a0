import type { TierCms } from "~/cms/cms.server";
import { formatList } from "~/i18n/format";
import { cantonFigureNames } from "~/i18n/pt-BR/switzerland/canton-figure-names";
import { translator } from "~/i18n/translator";
import { byName } from "~/reference/cantons.server";
import { listFigureSets, type FigureSet } from "~/reference/figure-sets.server";
import { figureText, figureGroupNames, figureGroups } from "~/reference/figure-text";
import { isFigureKey, type FigureKey } from "../../../../contract/switzerland/canton-figures.ts";
import {
  cantonSorts,
  LANGUAGES,
  type CantonSort,
  type Choropleth,
  type ChoroplethAnswer,
  type FigureChoice,
  type MappedCanton,
} from "./choropleth.schema";
import { placeOf, sourcesOf } from "./figure-sources";

const t = translator("canton-figure-names", cantonFigureNames);

const FIRST_SHOWN: FigureKey = "averageRentPrice";

type Named = { code: string; name: string; languages: readonly string[] };

export type DrawnFigure = Pick<Choropleth, "figure" | "label" | "unit" | "sources"> & {
  valueOf: (code: string) => number | null;
  textOf: (value: number) => string;
};

/** Readers can't distinguish more colours. */
const STEPS = 5;

/** Quantiles: steps from 1 to `STEPS`; equal values share a step. Null without values. */
export function stepOf(values: readonly number[]): (value: number | null) => number {
  const sorted = values.toSorted((a, b) => a - b);
  const limits = Array.from({ length: STEPS - 1 }, (_, place) => {
    return sorted[Math.ceil(((place + 1) * sorted.length) / STEPS)] ?? Infinity;
  });
  return (value) => (value === null ? 0 : 1 + limits.filter((limit) => value >= limit).length);
}

export function drawFigure(
  cantons: readonly { code: string; name: string }[],
  { valueOf, textOf, ...figure }: DrawnFigure,
): Choropleth {
  const values = cantons.flatMap(({ code }) => valueOf(code) ?? []);
  const findStep = stepOf(values);
  const mapped = cantons
    .map(({ code, name }): MappedCanton & { value: number | null } => {
      const value = valueOf(code);
      const text = value === null ? null : textOf(value);
      const place = value === null ? null : placeOf(value, values);
      return { code, name, value, text, step: findStep(value), place };
    })
    .sort((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity) || 0);
  const legend = Array.from({ length: STEPS }, (_, at) => at + 1).flatMap((step) => {
    const inStep = mapped.filter((canton) => canton.step === step);
    const [most, least] = [inStep[0]?.text, inStep.at(-1)?.text];
    if (!most || !least) return [];
    const range = most === least ? most : t("values.range", { from: least, until: most });
    return [{ step, range, count: inStep.length }];
  });
  return { ...figure, cantons: mapped.map(({ value: _, ...canton }) => canton), legend };
}

const drawSet = (set: FigureSet, cantons: readonly Named[]): Choropleth =>
  drawFigure(cantons, {
    figure: set.key,
    label: t(`names.${set.key}`),
    unit: t(`units.${set.key}`),
    valueOf: (code) => set.values[code]?.value ?? null,
    textOf: (value) => figureText(set.key, value),
    sources: sourcesOf(
      set,
      cantons.map(({ code }) => code),
    ),
  });

function drawLanguages(cantons: readonly Named[]): Choropleth {
  const ways = Map.groupBy(cantons, ({ languages }) => formatList(languages));
  const ordered = [...ways].toSorted(([, one], [, other]) => other.length - one.length);
  const steps = ordered.map(([range, { length: count }], at) => {
    return { step: Math.min(at + 1, STEPS), range, count };
  });
  return {
    figure: LANGUAGES,
    label: t("languages.name"),
    unit: t("languages.unit"),
    cantons: ordered.flatMap(([text, speakers], at) =>
      speakers.map(({ code, name }) => {
        return { code, name, text, step: steps[at]?.step ?? 0, place: null };
      }),
    ),
    legend: steps,
    sources: [],
  };
}

/** From the highest value, as drawn; cantons without a value stay last. */
function sortCantons(cantons: MappedCanton[], sort: CantonSort): MappedCanton[] {
  if (sort === "name") return cantons.toSorted(byName);
  if (sort === "highest") return cantons;
  const known = cantons.filter(({ text }) => text !== null);
  return [...known.toReversed(), ...cantons.filter(({ text }) => text === null)];
}

function listChoices(sets: readonly FigureSet[]): FigureChoice[] {
  const known = new Set(sets.map(({ key }) => key));
  const groups = figureGroupNames.map((group) => ({
    label: t(`groups.${group}`),
    figures: figureGroups[group]
      .filter((key) => known.has(key))
      .map((key): FigureChoice["figures"][number] => ({ value: key, label: t(`names.${key}`) })),
  }));
  groups
    .find(({ label }) => label === t("groups.place"))
    ?.figures.push({ value: LANGUAGES, label: t("languages.name") });
  return groups.filter(({ figures }) => figures.length > 0);
}

/**
 * Returns the requested figure, by default rents. Readers without access to figures get the languages.
 * @throws {CmsError}
 */
export async function findChoropleth(
  cms: TierCms,
  cantons: readonly Named[],
  requested: string | null,
  requestedSort: string | null = null,
): Promise<ChoroplethAnswer> {
  const sets = cms.tier === "paying" ? await listFigureSets(cms) : [];
  const target = isFigureKey(requested) ? requested : FIRST_SHOWN;
  const set = requested === LANGUAGES ? undefined : sets.find(({ key }) => key === target);
  const shown = set ? drawSet(set, cantons) : drawLanguages(cantons);
  const sort = cantonSorts.find((each) => each === requestedSort) ?? "highest";
  return {
    shown: { ...shown, cantons: sortCantons(shown.cantons, sort) },
    choices: listChoices(sets),
    sort,
  };
}

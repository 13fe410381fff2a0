import { formatDate, zurichDay } from "~/i18n/format";
import { newerYearOf } from "~/reference/official-years/year-text";
import type { FigureSet } from "~/reference/figure-sets.server";
import { findSetOfFigure } from "../../../../contract/calculators/official-years.ts";
import type { FigureSource } from "./choropleth.schema";

export function sourcesOf(
  set: FigureSet,
  codes: readonly string[],
  today: string = zurichDay(new Date()),
): FigureSource[] {
  const newerYear = newerYearOf(findSetOfFigure(set.key), set.year, today);
  const all = codes.map((code): FigureSource => {
    const own = set.values[code];
    return {
      year: String(set.year),
      name: own?.source ?? set.publisher ?? set.source ?? "",
      title: own?.source || !set.publisher ? null : set.source,
      url: own?.sourceUrl ?? set.sourceUrl,
      reviewedOn: set.reviewedAt && formatDate(`${set.reviewedAt.slice(0, 10)}T12:00:00Z`),
      reviewer: set.reviewer,
      ...{ note: set.note, newerYear },
    };
  });
  return onceEach(all);
}

export function onceEach(sources: readonly FigureSource[]): FigureSource[] {
  const keyOf = ({ name, year, reviewedOn }: FigureSource) => `${name} ${year} ${reviewedOn}`;
  return sources.filter(
    (one, at) => sources.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  );
}

/** Equal values share a rank. */
export function placeOf(value: number, values: readonly number[]): string {
  const greater = values.filter((other) => other > value).length;
  return `${greater + 1}º de ${values.length}`;
}

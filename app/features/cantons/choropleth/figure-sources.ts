import { formatDate, zurichDay } from "~/i18n/format";
import { yearStateText } from "~/reference/official-years/year-text";
import type { FigureSet } from "~/reference/figure-sets.server";
import {
  findSetOfFigure,
  yearStatusOf,
  type OfficialSetName,
} from "../../../../contract/calculators/official-years.ts";
import type { FigureSource } from "./choropleth.schema";

const nameOfSource = (...parts: (string | null)[]) => parts.filter(Boolean).join(": ");

/**
 * A newer year that was published or has begun and is missing here; null if none is missing.
 * @param name the yearly data set of the figure; null for a figure without one
 */
export function newerYearOf(
  name: OfficialSetName | null,
  year: number,
  today: string,
): string | null {
  if (!name) return null;
  const { current, coming } = yearStatusOf(name, [year], today);
  const lacking = [current, coming].find(
    (each) => each?.state === "missing" || each?.state === "overdue",
  );
  return lacking ? yearStateText(lacking) : null;
}

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
      name: own?.source ?? nameOfSource(set.publisher, set.source),
      url: own?.sourceUrl ?? set.sourceUrl,
      reviewedOn: set.reviewedAt && formatDate(`${set.reviewedAt.slice(0, 10)}T12:00:00Z`),
      reviewer: set.reviewer,
      ...{ note: set.note, newerYear },
    };
  });
  return onceEach(all);
}

export function onceEach(sources: readonly FigureSource[]): FigureSource[] {
  const keyOf = ({ name, year }: FigureSource) => `${name} ${year}`;
  return sources.filter(
    (one, at) => sources.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  );
}

/** Equal values share a rank. */
export function placeOf(value: number, values: readonly number[]): string {
  const greater = values.filter((other) => other > value).length;
  return `${greater + 1}º de ${values.length}`;
}

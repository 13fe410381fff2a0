import { formatDate } from "~/i18n/format";
import type { FigureSet } from "~/reference/figure-sets.server";
import type { FigureSource } from "./choropleth.schema";

const nameOfSource = (...parts: (string | null)[]) => parts.filter(Boolean).join(": ");

/** Every source of a figure, each once, as the cantons that are asked for name them. Pure. */
export function sourcesOf(set: FigureSet, codes: readonly string[]): FigureSource[] {
  const all = codes.map((code): FigureSource => {
    const own = set.values[code];
    return {
      year: String(set.year),
      name: own?.source ?? nameOfSource(set.publisher, set.source),
      url: own?.sourceUrl ?? set.sourceUrl,
      reviewedOn: set.reviewedAt && formatDate(`${set.reviewedAt.slice(0, 10)}T12:00:00Z`),
      reviewer: set.reviewer,
      note: set.note,
    };
  });
  return onceEach(all);
}

/** Pure. */
export function onceEach(sources: readonly FigureSource[]): FigureSource[] {
  const keyOf = ({ name, year }: FigureSource) => `${name} ${year}`;
  return sources.filter(
    (one, at) => sources.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  );
}

/** The place of a value from the greatest, among all that are known; equal values share theirs. Pure. */
export function placeOf(value: number, values: readonly number[]): string {
  const greater = values.filter((other) => other > value).length;
  return `${greater + 1}º de ${values.length}`;
}

import { findParameterProblem, isParameterKey, parameterShapes } from "./parameter-shapes.ts";
import type { ParameterKey, ParameterValue } from "./parameter-shapes.ts";

/** A `parameter_sets` row as calculators use it. */
export type ParameterSet<Key extends ParameterKey = ParameterKey> = {
  key: Key;
  year: number;
  version: number;
  value: ParameterValue<Key>;
  /** Publication with the figures, and its address. */
  source: string;
  sourceUrl: string | null;
  publisher: string | null;
  /** ISO day of the last check against the source; null if never checked. */
  reviewedAt: string | null;
};

/** A row before validation. */
export type WrittenSet = Omit<ParameterSet, "key" | "value"> & { key: string; value: unknown };

export function usableSets(written: readonly WrittenSet[]): ParameterSet[] {
  return written.flatMap((set) => {
    const { key, value } = set;
    if (!isParameterKey(key) || findParameterProblem(key, value) !== null) return [];
    return [{ ...set, key, value: value as ParameterValue<ParameterKey> }];
  });
}

/** The set in force for each key in a year. */
export type YearParameters = {
  year: number;
  sets: { readonly [Key in ParameterKey]?: ParameterSet<Key> };
};

/**
 * Sets in force in a year: per key the newest set of that year or of the last year before it, with the
 * highest version. Each set has its own year, so that pages can show which is used.
 */
export function parametersOf(year: number, sets: readonly ParameterSet[]): YearParameters {
  const chosen: Partial<Record<ParameterKey, ParameterSet>> = {};
  for (const set of sets) {
    const known = chosen[set.key];
    if (set.year > year) continue;
    const isNewer =
      !known || set.year > known.year || (set.year === known.year && set.version > known.version);
    if (isNewer) chosen[set.key] = set;
  }
  return { year, sets: chosen as YearParameters["sets"] };
}

/**
 * Years to choose from, newest first: every year with at least one of these keys, from the first year with
 * all of them.
 */
export function listYears(keys: readonly ParameterKey[], sets: readonly ParameterSet[]): number[] {
  const own = sets.filter(({ key }) => keys.includes(key));
  const years = [...new Set(own.map(({ year }) => year))];
  return years
    .filter((year) => {
      const { sets: chosen } = parametersOf(year, own);
      return keys.every((key) => chosen[key]);
    })
    .sort((one, other) => other - one);
}

/**
 * Edition of the parameters behind a result, such as `2026.1`: the requested year, and the number of
 * renewals of its sets.
 */
export function editionOf({ year, sets }: YearParameters): string {
  const versions = Object.values(sets).map(({ version }) => version - 1);
  return `${year}.${1 + versions.reduce((sum, each) => sum + each, 0)}`;
}

export const allParameterKeys = Object.keys(parameterShapes).filter(isParameterKey);

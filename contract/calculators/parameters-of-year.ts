import { findParameterProblem, isParameterKey, parameterShapes } from "./parameter-shapes.ts";
import type { ParameterKey, ParameterValue } from "./parameter-shapes.ts";

/** One row of `parameter_sets` as calculators take it. */
export type ParameterSet<Key extends ParameterKey = ParameterKey> = {
  key: Key;
  year: number;
  version: number;
  value: ParameterValue<Key>;
  /** What the figures stand in, and where it can be read. */
  source: string;
  sourceUrl: string | null;
  /** Who published it. */
  publisher: string | null;
  /** ISO day on which somebody held it against its source; null when nobody said. */
  reviewedAt: string | null;
};

/** What stands in a row before it is known to be of use. */
export type WrittenSet = Omit<ParameterSet, "key" | "value"> & { key: string; value: unknown };

/** The sets that can be worked with; others are left out. */
export function usableSets(written: readonly WrittenSet[]): ParameterSet[] {
  return written.flatMap((set) => {
    const { key, value } = set;
    if (!isParameterKey(key) || findParameterProblem(key, value) !== null) return [];
    return [{ ...set, key, value: value as ParameterValue<ParameterKey> }];
  });
}

/** Of each key the set that counts in a year. */
export type YearParameters = {
  year: number;
  sets: { readonly [Key in ParameterKey]?: ParameterSet<Key> };
};

/**
 * What counts in a year: of each key the newest set of that year or, while there is none, of the last one
 * before; of one year the highest version. A set tells its own year, so that pages can say which is used.
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
 * The years to choose from, the newest first: those of which at least one of these keys has a set, from the
 * first year on of which all have one.
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
 * Which edition of the parameters a result is made of, such as `2026.1`: the year asked for and how often the
 * sets that count in it were renewed.
 */
export function editionOf({ year, sets }: YearParameters): string {
  const versions = Object.values(sets).map(({ version }) => version - 1);
  return `${year}.${1 + versions.reduce((sum, each) => sum + each, 0)}`;
}

export const allParameterKeys = Object.keys(parameterShapes).filter(isParameterKey);

import type { ParameterSet } from "../../../contract/calculators/parameters-of-year.ts";
import {
  findSetOfParameter,
  yearStandingOf,
  type OfficialSetName,
  type YearStanding,
} from "../../../contract/official-years.ts";

/**
 * What the sets behind some rows of `parameter_sets` have for this year and the next.
 * @param today ISO day in Switzerland
 */
export function standingsOf(
  rows: readonly Pick<ParameterSet, "key" | "year">[],
  today: string,
): YearStanding[] {
  const years = new Map<OfficialSetName, number[]>();
  for (const { key, year } of rows) {
    const set = findSetOfParameter(key);
    if (set) years.set(set, [...(years.get(set) ?? []), year]);
  }
  return [...years].map(([set, held]) => yearStandingOf(set, held, today));
}

import type { ParameterSet } from "../../../contract/calculators/parameters.ts";
import {
  findSetOfParameter,
  yearStatusOf,
  type OfficialSetName,
  type YearStatus,
} from "../../../contract/calculators/official-years.ts";

/** @param today ISO day in Switzerland */
export function yearStatusesOf(
  rows: readonly Pick<ParameterSet, "key" | "year">[],
  today: string,
): YearStatus[] {
  const years = new Map<OfficialSetName, number[]>();
  for (const { key, year } of rows) {
    const set = findSetOfParameter(key);
    if (set) years.set(set, [...(years.get(set) ?? []), year]);
  }
  return [...years].map(([set, held]) => yearStatusOf(set, held, today));
}

import type { TierCms } from "~/cms/cms.server";
import { failedWhenAway } from "~/cms/when-away.server";
import { listParameterSets, listTableYears } from "~/reference/parameters.server";
import type { OfficialRun } from "../../../../contract/api/official-tables-v1.ts";
import {
  listMissingYears,
  officialSetNames,
  officialSets,
  yearStatusOf,
} from "../../../../contract/calculators/official-years.ts";
import { WAGE_TABLE_KEY } from "../../../../contract/calculators/wage-table.ts";

export type MissingYear = ReturnType<typeof listMissingYears>[number];

/** @returns null while Directus or the service is unavailable */
export async function findMissingYears(
  cms: TierCms,
  runs: readonly OfficialRun[] | null,
  today: string,
): Promise<MissingYear[] | null> {
  const published = await Promise.all([
    listParameterSets(cms),
    listTableYears(cms, WAGE_TABLE_KEY),
  ]).catch((error: unknown) => {
    failedWhenAway(error);
    return null;
  });
  if (!published || !runs) return null;
  const [sets, wageYears] = published;
  const rows = [...sets, ...wageYears.map((year) => ({ key: WAGE_TABLE_KEY, year }))];
  const yearStatuses = officialSetNames.map((name) => {
    const { file, parameters } = officialSets[name];
    const keys: readonly string[] = parameters;
    const held = file
      ? runs.filter(({ kind, isInForce }) => kind === file && isInForce)
      : rows.filter(({ key }) => keys.includes(key));
    return yearStatusOf(
      name,
      held.map(({ year }) => year),
      today,
    );
  });
  return listMissingYears(yearStatuses);
}

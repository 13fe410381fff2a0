import type { TierCms } from "~/cms/cms.server";
import { failedWhenAway } from "~/cms/when-unavailable.server";
import { listParameterSets } from "~/reference/parameters.server";
import type { OfficialRun } from "../../../../contract/api/official-tables-v1.ts";
import {
  listMissingYears,
  officialSetNames,
  officialSets,
  yearStatusOf,
} from "../../../../contract/calculators/official-years.ts";

export type MissingYear = ReturnType<typeof listMissingYears>[number];

/** @returns null while Directus or the service is unavailable */
export async function findMissingYears(
  cms: TierCms,
  runs: readonly OfficialRun[] | null,
  today: string,
): Promise<MissingYear[] | null> {
  const sets = await listParameterSets(cms).catch((error: unknown) => {
    failedWhenAway(error);
    return null;
  });
  if (!sets || !runs) return null;
  const yearStatuses = officialSetNames.flatMap((name) => {
    const { file, parameters } = officialSets[name];
    const keys: readonly string[] = parameters;
    const years = file
      ? runs.filter(({ kind, isInForce }) => kind === file && isInForce)
      : sets.filter(({ key }) => keys.includes(key));
    // The wage table is not among the calculators' parameters.
    if (years.length === 0) return [];
    return [
      yearStatusOf(
        name,
        years.map(({ year }) => year),
        today,
      ),
    ];
  });
  return listMissingYears(yearStatuses);
}

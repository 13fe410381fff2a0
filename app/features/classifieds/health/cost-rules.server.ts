import type { TierCms } from "~/cms/cms.server";
import { listParameterSets } from "~/reference/parameters.server";
import { parametersOf } from "../../../../contract/calculators/parameters.ts";
import type { HealthRules } from "./health-answer";

/**
 * Rules of the year or of the latest earlier year; null without any.
 * @throws {CmsError}
 */
export async function findCostRules(cms: TierCms, year: number): Promise<HealthRules | null> {
  const { sets } = parametersOf(year, await listParameterSets(cms));
  const set = sets["calc.health-costs"];
  if (!set) return null;
  const { coinsurancePercent, coinsuranceMaxAdultChf, coinsuranceMaxChildChf } = set.value;
  return {
    ...{ year: set.year, source: set.source, publisher: set.publisher, sourceUrl: set.sourceUrl },
    ...{ coinsurancePercent, maxAdultChf: coinsuranceMaxAdultChf },
    maxChildChf: coinsuranceMaxChildChf,
  };
}

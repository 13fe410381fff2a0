import { data } from "@remix-run/node";
import type { TierCms } from "~/cms/cms.server";
import { AppError } from "~/http/app-error";
import { zurichDay } from "~/i18n/format";
import { yearStatusesOf } from "~/reference/official-years/year-statuses";
import { listParameterSets } from "~/reference/parameters.server";
import { defaultYearOf, type YearStatus } from "../../../contract/calculators/official-years.ts";
import {
  type ParameterKey,
  allParameterKeys,
  listYears,
  type ParameterSet,
} from "../../../contract/calculators/parameters.ts";

const LOCKED = 402;

/** Status 402: the page explains the membership instead of showing the tool. */
export const lockedTool = () => data({ tool: null }, { status: LOCKED });

export type ToolData = {
  sets: readonly ParameterSet[];
  /** Newest first; never empty. */
  years: readonly number[];
  /** Preselected by `defaultYearOf`. */
  year: number;
  yearStatuses: readonly YearStatus[];
  /** YYYY-MM-DD */
  today: string;
};

/**
 * @param keys parameters that the calculator requires
 * @param shown parameters that the page reads; all of them by default
 * @throws a 503 while Directus is unavailable
 */
export async function loadToolData(
  cms: TierCms,
  keys: readonly ParameterKey[],
  now: Date,
  shown: readonly ParameterKey[] = allParameterKeys,
): Promise<ToolData> {
  const all = await listParameterSets(cms).catch(AppError.throwCmsUnavailable);
  const today = zurichDay(now);
  const thisYear = Number(today.slice(0, 4));
  const years = listYears(keys, all);
  const year = defaultYearOf(null, years, today) ?? thisYear;
  const sets = all.filter(({ key }) => shown.includes(key));
  const yearStatuses = yearStatusesOf(sets, today);
  return { sets, years: years.length > 0 ? years : [thisYear], year, yearStatuses, today };
}

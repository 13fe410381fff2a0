import { formatDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import {
  officialSets,
  yearStatusOf,
  type OfficialSetName,
  type YearStatus,
  type YearState,
} from "../../../contract/calculators/official-years.ts";
import { officialYears as words } from "./words";

const t = translator("official-years", words);
type Month = keyof typeof words.months;

export function yearStateText(each: YearState): string {
  const { year } = each;
  if (each.state === "missing") {
    return t("current.missing", { year, date: formatDate(`${each.publication.on}T12:00:00Z`) });
  }
  if (each.state === "expected") {
    return t("current.expected", { year, month: t(`months.${`${each.month}` as Month}`) });
  }
  return t(`current.${each.state}`, { year });
}

export function yearText({ set, current, coming, newestAvailable }: YearStatus): string {
  const { name } = officialSets[set];
  const own =
    current.state === "held" || newestAvailable === null
      ? yearStateText(current)
      : t("current.newest", { missing: yearStateText(current), newest: newestAvailable });
  return coming
    ? t("lineWithComing", { name, current: own, coming: yearStateText(coming) })
    : t("line", { name, current: own });
}

/**
 * Text about a newer year that is missing here, although it was published or has begun. Null if none is.
 * @param name the yearly data set of the figure; null for a figure without one
 */
export function newerYearOf(
  name: OfficialSetName | null,
  year: number,
  today: string,
): string | null {
  if (!name) return null;
  const { current, coming } = yearStatusOf(name, [year], today);
  const missingYear = [current, coming].find(
    (each) => each?.state === "missing" || each?.state === "overdue",
  );
  return missingYear ? yearStateText(missingYear) : null;
}

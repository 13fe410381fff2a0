import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { translator } from "~/i18n/translator";
import { peopleOf, personName } from "../../../contract/switzerland/plan-people.ts";
import {
  SCHOOL_YEARS,
  schoolEntryYear,
  schoolYearsOf,
} from "../../../contract/switzerland/school-years.ts";
import { CHILD_PLACES, type ChildYears } from "../../../contract/switzerland/situation.ts";

const t = translator("plan", words);

/**
 * One line for each child of school age, and for one who enters in the next school year; the commune decides
 * where no rule is known.
 */
export function schoolLines(
  children: ChildYears,
  canton: string | null | undefined,
  today: string,
): string[] {
  const atSchool = peopleOf("schoolchildren", { family: [], children }, today);
  return CHILD_PLACES.flatMap((place) => {
    const birthYear = children[place];
    if (birthYear === undefined) return [];
    const years = schoolYearsOf(birthYear, canton, today);
    const entersNext = years?.last === 0;
    if (!atSchool.includes(place) && !entersNext) return [];
    const child = `${personName(place)} (${birthYear})`;
    return [
      entersNext
        ? t("school.later", { child, year: schoolEntryYear(birthYear) })
        : schoolLine(child, years),
    ];
  });
}

function schoolLine(child: string, years: ReturnType<typeof schoolYearsOf>): string {
  if (!years || years.first >= SCHOOL_YEARS) return t("school.commune", { child });
  const { first, last } = years;
  return first < 1 ? t("school.entering", { child }) : t("school.between", { child, first, last });
}

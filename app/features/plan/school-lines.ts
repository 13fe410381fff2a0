import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { translator } from "~/i18n/translator";
import { peopleOf, personName } from "../../../contract/switzerland/plan-people.ts";
import { SCHOOL_YEARS, schoolYearsOf } from "../../../contract/switzerland/school-years.ts";
import { CHILD_PLACES, type ChildYears } from "../../../contract/switzerland/situation.ts";

const t = translator("plan", words);

/** One line for each child of school age; the commune decides where no rule is known. */
export function schoolLines(
  children: ChildYears,
  canton: string | null | undefined,
  today: string,
): string[] {
  const atSchool = peopleOf("schoolchildren", { family: [], children }, today);
  return CHILD_PLACES.flatMap((place) => {
    const birthYear = children[place];
    if (birthYear === undefined || !atSchool.includes(place)) return [];
    const child = `${personName(place)} (${birthYear})`;
    return [schoolLine(child, schoolYearsOf(birthYear, canton, today))];
  });
}

function schoolLine(child: string, years: ReturnType<typeof schoolYearsOf>): string {
  if (!years || years.first >= SCHOOL_YEARS) return t("school.commune", { child });
  const { first, last } = years;
  if (last < 1) return t("school.later", { child });
  return first < 1 ? t("school.entering", { child }) : t("school.between", { child, first, last });
}

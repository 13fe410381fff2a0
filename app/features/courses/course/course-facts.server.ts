import { namedTerms } from "~/content/glossary/named-terms.server";
import type { ContentFact } from "~/content/schema";
import { formatDate } from "~/i18n/format";
import { courseFacts } from "~/i18n/pt-BR/courses/course-facts";
import { translator } from "~/i18n/translator";
import type { Glossary } from "~/reference/glossary/glossary.server";
import type { Course } from "../course";
import { lengthOf } from "../course-length";
import { listClasses } from "../course-progress";

const t = translator("course-facts", courseFacts);

const toldOf = (course: Course): string[] => [
  course.summary,
  ...course.outcomes,
  ...listClasses(course).map(({ head }) => head.title),
];

export function factsOf(course: Course, glossary: Glossary | null): ContentFact[] {
  const { level, totalMinutes, instructors, updatedAt } = course;
  const people = instructors.join(", ");
  return [
    { label: t("time"), value: lengthOf(totalMinutes) },
    { label: t("classes"), value: String(listClasses(course).length) },
    { label: t("level.label"), value: t(`level.${level}`) },
    ...(people ? [{ label: t("instructors"), value: people }] : []),
    { label: t("updated"), value: formatDate(updatedAt) },
    ...namedTerms(toldOf(course).join("\n"), glossary),
  ];
}

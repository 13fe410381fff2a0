import { to } from "~/i18n/paths";
import { classParts, type ClassPart } from "../../../contract/content/courses.ts";
import type { ClassHead, Course, CourseModule, Learning } from "./course";

export type ClassInCourse = { module: CourseModule; head: ClassHead };

export const listClasses = ({ modules }: Pick<Course, "modules">): ClassInCourse[] =>
  modules.flatMap((module) => module.classes.map((head) => ({ module, head })));

export type Progress = { doneCount: number; allCount: number; percent: number };

/** Counts existing classes only, so it never exceeds 100 percent. */
export function progressOf(course: Pick<Course, "modules">, done: readonly string[]): Progress {
  const known = new Set(done);
  const classes = listClasses(course);
  const doneCount = classes.filter(({ head }) => known.has(head.id)).length;
  const allCount = classes.length;
  const percent = allCount === 0 ? 0 : Math.floor((100 * doneCount) / allCount);
  return { doneCount, allCount, percent };
}

export function findBlocker(
  { module, head }: ClassInCourse,
  done: readonly string[],
): ClassHead | null {
  if (!module.isInOrder) return null;
  const before = module.classes.slice(0, module.classes.indexOf(head));
  return before.find(({ id }) => !done.includes(id)) ?? null;
}

/** Ignores the order of the module. */
export const mayOpen = (
  course: Pick<Course, "isForPaying">,
  { isPreview }: ClassHead,
  isPaying: boolean,
): boolean => isPaying || !course.isForPaying || isPreview;

/**
 * The first open class that is not done, whichever page was opened last, or the first again once all are
 * done. Null if the remaining classes are not open to the member.
 */
export function findNextClass(
  course: Pick<Course, "modules" | "isForPaying">,
  { done }: Pick<Learning, "done">,
  isPaying: boolean,
): ClassInCourse | null {
  const open = listClasses(course).filter(({ head }) => mayOpen(course, head, isPaying));
  const isNext = (classInCourse: ClassInCourse) =>
    !done.includes(classInCourse.head.id) && findBlocker(classInCourse, done) === null;
  const isAllDone = progressOf(course, done).percent === 100;
  return open.find(isNext) ?? (isAllDone ? open[0] : null) ?? null;
}

export type ClassChange = {
  title: string;
  isNew: boolean;
  parts: readonly ClassPart[];
  note: string | null;
};

/** Lists only changes after the member completed the course. */
export function listChanges(
  course: Pick<Course, "modules">,
  completedAt: string | null,
): ClassChange[] {
  if (completedAt === null) return [];
  const since = Date.parse(completedAt);
  const isLater = (date: string | null) => date !== null && Date.parse(date) > since;
  return listClasses(course).flatMap<ClassChange>(({ head }) => {
    const { title, partsChangedAt, updateNote: note } = head;
    if (isLater(head.createdAt)) return [{ title, isNew: true, parts: [], note: null }];
    const parts = classParts.filter((part) => isLater(partsChangedAt?.[part] ?? null));
    // A class that was only moved or renamed counts as learned.
    const isOther = partsChangedAt ? parts.length > 0 : isLater(head.updatedAt);
    return isOther ? [{ title, isNew: false, parts, note }] : [];
  });
}

type Named = { slug: string };

export const coursePath = ({ slug }: Named) => to(`/app/courses/${slug}`);

type ClassSlugs = { module: Named; head: Named };

export const classSlug = (course: Named, { module, head }: ClassSlugs) =>
  `${course.slug}/${module.slug}/${head.slug}`;

export const classPath = (course: Named, classInCourse: ClassSlugs) =>
  to(`/app/courses/${classSlug(course, classInCourse)}`);

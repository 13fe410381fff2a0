import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import {
  anyRow,
  findPreviewed,
  readByPreviewLink,
  type PreviewRequest,
  type PreviewedItem,
  type PreviewContext,
} from "~/content/source/preview.server";
import { tryGlossary } from "~/content/glossary/linked-text.server";
import { placeTexts } from "~/content/read-text.server";
import type { ContentFact } from "~/content/schema";
import { factsOf } from "~/features/courses/course/course-loader.server";
import { fillOwnExamples } from "../class/own-examples.server";
import { readClass, classTextFields, toTaught, type ClassContent } from "../class/class.server";
import type { Course } from "../course";
import { listClasses, mayOpen, type ClassInCourse } from "../course-progress";
import { toCourse, fullCourseShape } from "../course.server";
import { coursesSource } from "../courses.server";

type WholeCourse = { course: Course; facts: readonly ContentFact[]; isPaying: boolean };
type PreviewedClass = { title: string; course: Course; classInCourse: ClassInCourse };

export type PreviewedTeaching =
  | ({ kind: "course"; title: string } & WholeCourse)
  | { kind: "no-guests"; title: string }
  | ({ kind: "locked-class" } & PreviewedClass)
  | ({ kind: "class"; content: ClassContent } & PreviewedClass);

export const classShape = shape("course_classes", {
  ...classTextFields,
  module: { course: fullCourseShape.fields },
});

/** @throws {CmsError} with 403 for a link that is invalid or has expired */
export async function findPreviewedCourse(
  at: PreviewContext,
  query: PreviewRequest,
): Promise<PreviewedItem | PreviewedTeaching | null> {
  if (query.previewTier === "guest") return findPreviewed(coursesSource, at, query);
  const { ask } = at.cms.forTier("teaser");
  const { row } = await ask(readByPreviewLink(readRows(fullCourseShape, anyRow), at.token));
  if (!row) return null;
  const course = toCourse(row);
  const { title } = course;
  return {
    kind: "course",
    title,
    course,
    facts: factsOf(course, await tryGlossary(at.cms)),
    isPaying: query.previewTier === "paying",
  };
}

/** @throws {CmsError} with 403 for a link that is invalid or has expired */
export async function findPreviewedClass(
  { cms, token, now }: PreviewContext,
  { previewTier, isPlain }: PreviewRequest,
): Promise<PreviewedTeaching | null> {
  const { ask } = cms.forTier("teaser");
  const { row } = await ask(readByPreviewLink(readRows(classShape, anyRow), token));
  const course = row?.module?.course && toCourse(row.module.course);
  const classInCourse = course && listClasses(course).find(({ head }) => head.id === row?.id);
  if (!row || !course || !classInCourse) return null;
  const { title } = classInCourse.head;
  if (previewTier === "guest") return { kind: "no-guests", title };
  if (!mayOpen(course, classInCourse.head, previewTier === "paying"))
    return { kind: "locked-class", title, course, classInCourse };
  // Only the token of the paying tier can read the facts of a draft.
  const stored = await placeTexts(cms.forTier("paying").ask, previewTier, toTaught(row));
  // Remove films: they would play with the viewer's own access, not with that of the previewed tier.
  const { films: _films, ...taught } = await readClass(cms.forTier(previewTier), stored, {
    now,
    isPlain,
  });
  const content = await fillOwnExamples(cms.forTier(previewTier), null, taught);
  return { kind: "class", title, course, classInCourse, content };
}

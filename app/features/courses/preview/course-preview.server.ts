import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import {
  anyRow,
  findPreviewed,
  throughLink,
  type PreviewAsked,
  type PreviewedItem,
  type Previewing,
} from "~/content/source/preview.server";
import { tryGlossary } from "~/content/glossary/linked-text.server";
import { placeTexts } from "~/content/read-text.server";
import type { ContentFact } from "~/content/schema";
import { factsOf } from "~/features/courses/course/course-loader.server";
import { fillOwnExamples } from "../class/own-examples.server";
import { readClass, taughtText, toTaught, type ClassContent } from "../class/class.server";
import type { Course } from "../course";
import { listClasses, mayOpen, type PlacedClass } from "../course-progress";
import { toCourse, whole } from "../course.server";
import { coursesSource } from "../courses.server";

type WholeCourse = { course: Course; facts: readonly ContentFact[]; isPaying: boolean };
type PlacedIn = { title: string; course: Course; placed: PlacedClass };

export type PreviewedTeaching =
  | ({ kind: "course"; title: string } & WholeCourse)
  | { kind: "no-guests"; title: string }
  | ({ kind: "locked-class" } & PlacedIn)
  | ({ kind: "class"; content: ClassContent } & PlacedIn);

export const ofClass = shape("course_classes", { ...taughtText, module: { course: whole.fields } });

/** @throws {CmsError} with 403 for a link that is invalid or has expired */
export async function findPreviewedCourse(
  at: Previewing,
  asked: PreviewAsked,
): Promise<PreviewedItem | PreviewedTeaching | null> {
  if (asked.look === "guest") return findPreviewed(coursesSource, at, asked);
  const { ask } = at.cms.forTier("teaser");
  const { row } = await ask(throughLink(readRows(whole, anyRow), at.token));
  if (!row) return null;
  const course = toCourse(row);
  const { title } = course;
  return {
    kind: "course",
    title,
    course,
    facts: factsOf(course, await tryGlossary(at.cms)),
    isPaying: asked.look === "paying",
  };
}

/** @throws {CmsError} with 403 for a link that is invalid or has expired */
export async function findPreviewedClass(
  { cms, token, now }: Previewing,
  { look, isPlain }: PreviewAsked,
): Promise<PreviewedTeaching | null> {
  const { ask } = cms.forTier("teaser");
  const { row } = await ask(throughLink(readRows(ofClass, anyRow), token));
  const course = row?.module?.course && toCourse(row.module.course);
  const placed = course && listClasses(course).find(({ head }) => head.id === row?.id);
  if (!row || !course || !placed) return null;
  const { title } = placed.head;
  if (look === "guest") return { kind: "no-guests", title };
  if (!mayOpen(course, placed.head, look === "paying"))
    return { kind: "locked-class", title, course, placed };
  // Only the token of the paying tier can read the facts of a draft.
  const stored = await placeTexts(cms.forTier("paying").ask, look, toTaught(row));
  // Remove films: they would play with the viewer's own access, not with that of the previewed tier.
  const { films: _films, ...taught } = await readClass(cms.forTier(look), stored, { now, isPlain });
  const content = await fillOwnExamples(cms.forTier(look), null, taught);
  return { kind: "class", title, course, placed, content };
}

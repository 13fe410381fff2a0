import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { findElsewhere } from "~/content/source/elsewhere.server";
import { AppError, notFound, withdrawn } from "~/http/app-error";
import { isSlug } from "../../../contract/shared/text.ts";
import type { Course } from "./course";
import { coursePath } from "./course-progress";
import { courseCardFields, coursesSource, toCourseCard } from "./courses.server";
import { classKinds, classParts, completionRules } from "../../../contract/content/courses.ts";

const maybeText = z.nullable(z.string());
const sort = z.nullable(z.number()).transform((place) => place ?? 0);
const named = (field: "text" | "name") =>
  z
    .array(z.object({ [field]: z.string() }))
    .catch([])
    .transform((rows) => rows.map((row) => row[field] ?? ""));

export const fullCourseShape = shape("courses", {
  ...courseCardFields,
  coverCredit: maybeText,
  outcomes: named("text"),
  instructors: named("name"),
  modules: {
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    sort,
    requireOrder: z.boolean(),
    classes: {
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      kind: z.enum(classKinds),
      minutes: z.nullable(z.number()).transform((minutes) => minutes ?? 0),
      isPreview: z.boolean(),
      completionRule: z.enum(completionRules),
      passPercent: z.nullable(z.number()),
      sort,
      updateNote: maybeText,
      partsChangedAt: z.partialRecord(z.enum(classParts), z.string()).nullable().catch(null),
      date_created: maybeText,
      date_updated: maybeText,
    },
  },
});

type Sorted = { sort: number; id: string };

const inOrder = <Row extends Sorted>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.sort - other.sort || (one.id < other.id ? -1 : 1));

export function toCourse(row: ReturnType<typeof fullCourseShape.parse>): Course {
  const { id, slug, title, summary, category, coverUrl, coverAlt, publishedAt } = toCourseCard(row);
  const { level, totalMinutes, outcomes, instructors, coverCredit } = row;
  const modules = inOrder(row.modules).map((module) => ({
    id: module.id,
    slug: module.slug,
    title: module.title,
    isInOrder: module.requireOrder,
    classes: inOrder(module.classes).map(
      ({ sort: _sort, date_created: createdAt, date_updated: updatedAt, ...head }) => ({
        ...head,
        createdAt,
        updatedAt,
      }),
    ),
  }));
  const dates = modules.flatMap((module) =>
    module.classes.flatMap(({ createdAt, updatedAt }) => [createdAt ?? "", updatedAt ?? ""]),
  );
  return {
    ...{ id, slug, title, summary, category, coverUrl, coverAlt, coverCredit, level, totalMinutes },
    ...{ outcomes, instructors, modules },
    isForPaying: row.access === "paying",
    updatedAt: [publishedAt, ...dates].toSorted().at(-1) ?? publishedAt,
  };
}

/** Only members who completed the course may see its changes. */
export const withoutChanges = (course: Course): Course => ({
  ...course,
  modules: course.modules.map((module) => ({
    ...module,
    classes: module.classes.map((head) => ({ ...head, partsChangedAt: null, updateNote: null })),
  })),
});

export function findCourse(cms: TierCms, slug: string): Promise<Course | null> {
  return cms.forTier("teaser").cached(`courses:course:${slug}`, async (ask) => {
    const filter = { _and: [{ status: { _eq: "published" as const } }, { slug: { _eq: slug } }] };
    const [found] = await ask(readRows(fullCourseShape, { filter, limit: 1 }));
    return found ? toCourse(found) : null;
  });
}

export function listCoursesByIds(cms: TierCms, ids: readonly string[]): Promise<Course[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const key = `courses:courses:${ids.toSorted().join()}`;
  return cms.forTier("teaser").cached(key, async (ask) => {
    const filter = { _and: [{ status: { _eq: "published" as const } }, { id: { _in: ids } }] };
    return (await ask(readRows(fullCourseShape, { filter, limit: ids.length }))).map(toCourse);
  });
}

/**
 * @throws a redirect from an old address, a 404, a 410 once it was withdrawn, or a 503 while Directus is
 * unavailable
 */
export async function requireCourse(cms: TierCms, slug: string, request: Request): Promise<Course> {
  if (!isSlug(slug)) throw notFound(request);
  const found = await findCourse(cms, slug).catch(AppError.throwCmsUnavailable);
  if (found) return found;
  const reader = { cms, source: coursesSource };
  const elsewhere = await findElsewhere(reader, slug).catch(AppError.throwCmsUnavailable);
  if (elsewhere?.kind === "moved") {
    const { pathname, search } = new URL(request.url);
    const [, below = ""] = pathname.split(`/courses/${slug}`);
    throw redirect(coursePath(elsewhere) + below + search, 301);
  }
  if (elsewhere?.kind === "withdrawn") throw withdrawn(request);
  throw notFound(request);
}

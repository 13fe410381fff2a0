import { updateItems } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms, TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { formatDate, formatDateLabel } from "~/i18n/format";
import { listOwnCertificates } from "../certificates/certificates.server";
import type { Course } from "../course";
import { listCoursesByIds } from "../course.server";
import {
  classPath,
  coursePath,
  findNextClass,
  listChanges,
  progressOf,
  type Progress,
} from "../course-progress";
import { listDone } from "../learning.server";

const MAX_COURSES = 200;

const enrollment = shape("enrollments", {
  id: z.string(),
  course: z.string(),
  completedAt: z.nullable(z.string()),
  isHidden: z.boolean(),
  date_updated: z.nullable(z.string()),
  date_created: z.nullable(z.string()),
});

type Enrollment = ReturnType<typeof enrollment.parse>;

export type LearnedCourse = {
  /** Of the enrollment, not of the course. */
  id: string;
  course: { title: string; path: string; coverUrl: string } | null;
  progress: Progress;
  isFinished: boolean;
  isHidden: boolean;
  lastSeenLabel: string;
  next: { title: string; path: string } | null;
  /** Changes since the member completed the course. */
  changeCount: number;
  /** Classes added since the member's last visit. */
  newCount: number;
};

type Circumstances = { done: readonly string[]; isPaying: boolean; now: Date };

function toLearned(
  row: Enrollment,
  course: Course | undefined,
  { done, isPaying, now }: Circumstances,
): LearnedCourse {
  const seen = row.date_updated ?? row.date_created;
  const shared = {
    id: row.id,
    isHidden: row.isHidden,
    lastSeenLabel: seen ? formatDateLabel(seen, now) : "",
  };
  if (!course) {
    const progress = { doneCount: 0, allCount: 0, percent: 0 };
    const nothing = { course: null, next: null, changeCount: 0 };
    return { ...shared, ...nothing, newCount: 0, progress, isFinished: row.completedAt !== null };
  }
  const progress = progressOf(course, done);
  const next = findNextClass(course, { done }, isPaying);
  const { title, coverUrl } = course;
  return {
    ...shared,
    course: { title, coverUrl, path: coursePath(course) },
    progress,
    isFinished: progress.percent === 100 || row.completedAt !== null,
    next: next && { title: next.head.title, path: classPath(course, next) },
    changeCount: listChanges(course, row.completedAt).length,
    newCount: listChanges(course, seen).filter(({ isNew }) => isNew).length,
  };
}

type Bound = { own: OwnCms; cms: TierCms; now?: Date };

export const listLearning = (bound: Bound): Promise<LearnedCourse[] | null> =>
  nullWhenUnavailable(readLearning(bound));

async function readLearning({ own, cms, now = new Date() }: Bound): Promise<LearnedCourse[]> {
  const query = { sort: ["-date_updated" as const], limit: MAX_COURSES };
  const rows = await own.ask(readRows(enrollment, query));
  // Most members have no courses: one request is enough for them.
  if (rows.length === 0) return [];
  const courses = rows.map((row) => row.course);
  const [done, found] = await Promise.all([listDone(own), listCoursesByIds(cms, courses)]);
  const byId = new Map(found.map((course) => [course.id, course]));
  const circumstances = { done, isPaying: cms.tier === "paying", now };
  return rows.map((row) => toLearned(row, byId.get(row.course), circumstances));
}

/** With the title of the course at the time of issue. */
export type IssuedCertificate = { code: string; courseTitle: string; issuedLabel: string };

export async function listIssuedCertificates(own: OwnCms): Promise<IssuedCertificate[] | null> {
  const rows = await nullWhenUnavailable(listOwnCertificates(own));
  return (
    rows?.map(({ issuedAt, ...row }) => ({ ...row, issuedLabel: formatDate(issuedAt) })) ?? null
  );
}

const MAX_CONTINUED = 3;

/** In progress, or finished and changed since. Empty while Directus is unavailable. */
export async function listContinueLearning(bound: Bound): Promise<LearnedCourse[]> {
  const learned = (await listLearning(bound)) ?? [];
  return learned
    .filter(({ course, next, isHidden }) => course && next && !isHidden)
    .filter(({ isFinished, changeCount }) => !isFinished || changeCount > 0)
    .slice(0, MAX_CONTINUED);
}

/**
 * Progress is unchanged.
 * @throws {CmsError}
 */
export async function hideCourse(own: OwnCms, id: string, isHidden: boolean): Promise<void> {
  await own.write(updateItems("enrollments", [id], { isHidden }, { fields: ["id"] }));
}

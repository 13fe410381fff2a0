import { createItem, updateItems } from "@directus/sdk";
import { z } from "zod";
import type { CmsCommand, OwnCms } from "~/cms/cms.server";
import { ofMember } from "~/cms/own-record";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { makeUnlessThere, changeOrCreate } from "~/cms/writes.server";
import type { DoneOf } from "~/content/schema";
import { PASS_PERCENT, passPercentOf } from "../../../contract/content/courses.ts";
import type { Course, Learning } from "./course";
import { listClasses } from "./course-progress";

const PAGE_SIZE = 500;

const progress = shape("class_progress", { class: z.string() });
const enrollment = shape("enrollments", {
  lastClass: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
});

const finished = shape("enrollments", { course: z.string() });

export async function listDone(own: OwnCms, classIds?: readonly string[]): Promise<string[]> {
  const among = classIds ? [{ class: { _in: classIds } }] : [];
  const filter = { _and: [{ state: { _eq: "done" as const } }, ...among] };
  const done: string[] = [];
  for (let page = 1; done.length === (page - 1) * PAGE_SIZE; page += 1) {
    const query = { filter, sort: ["id" as const], limit: PAGE_SIZE, page };
    done.push(...(await own.ask(readRows(progress, query))).map((row) => row.class));
  }
  return done;
}

export async function listFinishedCourses(
  own: OwnCms,
  { among }: Pick<DoneOf, "among"> = {},
): Promise<string[]> {
  const filter = { completedAt: { _nnull: true }, ...(among && { course: { _in: among } }) };
  const rows = await own.ask(readRows(finished, { filter, limit: PAGE_SIZE }));
  return rows.map(({ course }) => course);
}

const scored = shape("quiz_attempts", {
  class: z.string(),
  score: z.nullable(z.number()).transform((score) => score ?? 0),
});

export type UnpassedTest = { title: string; percent: number };

export async function listUnpassed(own: OwnCms, course: Course): Promise<UnpassedTest[]> {
  const tests = listClasses(course).flatMap(({ head: { id, kind, title, passPercent } }) =>
    kind === "quiz" || passPercent !== null
      ? { id, title, percent: passPercentOf(passPercent) }
      : [],
  );
  if (tests.length === 0) return [];
  const among = tests.map(({ id }) => id);
  const filter = { class: { _in: among }, score: { _gte: PASS_PERCENT } };
  const rows = await own.ask(readRows(scored, { filter, limit: PAGE_SIZE }));
  return tests.flatMap(({ id, title, percent }) =>
    rows.some((row) => row.class === id && row.score >= percent) ? [] : { title, percent },
  );
}

export const findLearning = (own: OwnCms, course: Course): Promise<Learning | null> =>
  nullWhenUnavailable(readLearning(own, course));

async function readLearning(own: OwnCms, course: Course): Promise<Learning> {
  const ids = listClasses(course).map(({ head }) => head.id);
  const [done, [enrolled]] = await Promise.all([
    ids.length === 0 ? [] : listDone(own, ids),
    own.ask(readRows(enrollment, { filter: { course: { _eq: course.id } }, limit: 1 })),
  ]);
  return {
    done,
    lastClass: enrolled?.lastClass ?? null,
    completedAt: enrolled?.completedAt ?? null,
  };
}

/**
 * Directus decides what may be finished, and when (`course-hook`).
 * @throws {CmsError} if Directus is unavailable or refuses
 */
export async function markClass(
  own: OwnCms,
  classId: string,
  state: "started" | "done",
): Promise<void> {
  const change: CmsCommand<{ id: string }[]> = updateItems(
    "class_progress",
    { filter: ofMember(own, { class: { _eq: classId } }) },
    { state },
    { fields: ["id"] },
  );
  const started = { class: classId, state };
  const create: CmsCommand<unknown> = createItem("class_progress", started, { fields: ["id"] });
  await changeOrCreate(own, change, create);
}

/**
 * A finished class stays finished, even if both requests arrive at once.
 * @throws {CmsError}
 */
export async function openClass(own: OwnCms, course: string, classId: string): Promise<void> {
  const started = { class: classId, state: "started" as const };
  const fields = { fields: ["id"] as ["id"] };
  if (await makeUnlessThere(own, createItem("class_progress", started, fields))) return;
  const filter = ofMember(own, { course: { _eq: course } });
  await own.write(updateItems("enrollments", { filter }, { lastClass: classId }, fields));
}

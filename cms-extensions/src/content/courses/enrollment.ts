import type { Knex } from "knex";
import { randomUUID } from "node:crypto";
import { uniqueKeyOf } from "../publishing/unique-key.ts";

type OpenedClass = { userId: string; classId: string };

async function findCourse(database: Knex, classId: string) {
  const row = await database("course_classes as class")
    .join("course_modules as module", "module.id", "class.module")
    .join("courses as course", "course.id", "module.course")
    .where("class.id", classId)
    .first<{ id: string; version: number } | undefined>("course.id", "course.version");
  return row ?? null;
}

export async function saveEnrollment(
  database: Knex,
  { userId, classId }: OpenedClass,
  now: Date,
): Promise<void> {
  const course = await findCourse(database, classId);
  if (!course) return;
  const own = { course: course.id, user_created: userId };
  await database("enrollments")
    .insert({
      id: randomUUID(),
      ...own,
      uniqueKey: uniqueKeyOf("enrollments", own, userId),
      lastClass: classId,
      startedAt: now,
      percent: 0,
      courseVersion: course.version,
      isHidden: false,
      date_created: now,
      date_updated: now,
    })
    .onConflict("uniqueKey")
    .merge({ lastClass: classId, date_updated: now });
}

export async function reopenCourse(
  database: Knex,
  { userId, classId }: OpenedClass,
): Promise<void> {
  const course = await findCourse(database, classId);
  if (!course) return;
  await database("enrollments")
    .where({ user_created: userId, course: course.id })
    .update({ completedAt: null });
}

import type { Knex } from "knex";
import { PASS_PERCENT } from "../../../../contract/content/courses.ts";

export async function hasUnpassedTest(
  database: Knex,
  userId: string,
  course: string,
): Promise<boolean> {
  const result = await database.raw<{ rows: unknown[] }>(
    `select 1 from course_classes class
     join course_modules module on module.id = class.module and module.course = :course
     where class.kind = 'quiz' and not exists (
       select 1 from quiz_attempts attempt where attempt.class = class.id
         and attempt.user_created = :user and attempt.score >= :least
     ) limit 1`,
    { course, user: userId, least: PASS_PERCENT },
  );
  return result.rows.length > 0;
}

import type { Knex } from "knex";

/** True if the class is locked: its module has a fixed order and an earlier class is unfinished. */
export async function isBeforeItsTurn(
  database: Knex,
  userId: string,
  classId: string,
): Promise<boolean> {
  const result = await database.raw<{ rows: unknown[] }>(
    `select 1 from course_classes class
     join course_modules module on module.id = class.module and module."requireOrder"
     join course_classes before on before.module = module.id
       and (coalesce(before.sort, 0), before.id) < (coalesce(class.sort, 0), class.id)
     left join class_progress done on done.class = before.id and done.state = 'done'
       and done.user_created = :user
     where class.id = :class and done.id is null limit 1`,
    { user: userId, class: classId },
  );
  return result.rows.length > 0;
}

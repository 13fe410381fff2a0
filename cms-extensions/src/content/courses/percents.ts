import type { Knex } from "knex";

/**
 * Recomputes members' progress: the share of finished classes in whole percent. It is rounded down, so that
 * only a complete course has 100. When the progress reaches 100, `completedAt` becomes `now`. A later change of the course keeps the date.
 * @param userId updates only this member; without it, all
 */
export async function updatePercents(
  database: Knex,
  now: Date,
  userId: string | null = null,
): Promise<void> {
  await database.raw(
    `update enrollments set percent = counted.percent, "completedAt" = case
       when counted.percent < 100 then enrollments."completedAt"
       when :user::uuid is null then coalesce(enrollments."completedAt", :now)
       else :now end
     from (
       select enrolled.id, coalesce(
         floor(100.0 * count(distinct done.class) / nullif(count(distinct class.id), 0)), 0
       )::int as percent
       from enrollments enrolled
       left join course_modules module on module.course = enrolled.course
       left join course_classes class on class.module = module.id
       left join class_progress done on done.class = class.id and done.state = 'done'
         and done.user_created = enrolled.user_created
       where :user::uuid is null or enrolled.user_created = :user::uuid
       group by enrolled.id
     ) counted
     where counted.id = enrollments.id and (
       enrollments.percent <> counted.percent
       or counted.percent = 100 and enrollments."completedAt" is null
     )`,
    { now, user: userId },
  );
}

export async function percentOf(database: Knex, userId: string, course: string): Promise<number> {
  const row = await database("course_classes as class")
    .join("course_modules as module", "module.id", "class.module")
    .leftJoin("class_progress as done", (join) =>
      join
        .on("done.class", "class.id")
        .andOnVal("done.state", "done")
        .andOnVal("done.user_created", userId),
    )
    .where("module.course", course)
    .first<{ all: string; done: string }>(
      database.raw('count(distinct class.id) as "all", count(distinct done.class) as "done"'),
    );
  return row && Number(row.all) > 0 ? Math.floor((100 * Number(row.done)) / Number(row.all)) : 0;
}

import type { Knex } from "knex";

export type CourseMinutes = { id: string; totalMinutes: number };

export async function listWrongCourseMinutes(database: Knex): Promise<CourseMinutes[]> {
  const rows: { id: string; stored: number; total: string }[] = await database("courses as c")
    .leftJoin("course_modules as m", "m.course", "c.id")
    .leftJoin("course_classes as k", "k.module", "m.id")
    .groupBy("c.id", "c.totalMinutes")
    .select("c.id", { stored: "c.totalMinutes" })
    .select(database.raw("coalesce(sum(k.minutes), 0) as total"));
  return rows
    .filter((row) => row.stored !== Number(row.total))
    .map((row) => ({ id: row.id, totalMinutes: Number(row.total) }));
}

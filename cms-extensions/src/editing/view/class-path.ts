import type { Knex } from "knex";

export const CLASSES = "course_classes";

type Place = { course: string; module: string; slug: string };

/** The page of a class with locale; null if its course is not published. */
export async function findClassPath(database: Knex, id: string): Promise<string | null> {
  const place: Place | undefined = await database(CLASSES)
    .join("course_modules", "course_modules.id", "course_classes.module")
    .join("courses", "courses.id", "course_modules.course")
    .where({ "course_classes.id": id, "courses.status": "published" })
    .first({
      course: "courses.slug",
      module: "course_modules.slug",
      slug: "course_classes.slug",
    });
  if (!place) return null;
  const names = [place.course, place.module, place.slug].map(encodeURIComponent);
  return `/pt-BR/app/courses/${names.join("/")}`;
}

type Stored = {
  title: string;
  slug: string;
  module: { slug: string; course: { slug: string } | null } | null;
} | null;

export type LessonLink = { title: string; path: `/${string}` };

/**
 * The course class that an item is about, without locale. Null also if the reader may not open the class:
 * Directus then omits its parents.
 */
export function lessonLink(lesson: Stored): LessonLink | null {
  const course = lesson?.module?.course;
  if (!lesson?.module || !course) return null;
  const slugs = [course.slug, lesson.module.slug, lesson.slug].join("/");
  return { title: lesson.title, path: `/app/courses/${slugs}` };
}

import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { Course } from "../course";

const MOST = 200;

const module = shape("course_modules", {
  id: z.string(),
  slug: z.string(),
  classes: { id: z.string(), slug: z.string() },
});
const oldSlug = shape("old_addresses", { slug: z.string(), item: z.string() });

type Slugs = { module: string; lesson: string };

/**
 * Among parts that had the same slug, the latest one to give it up wins.
 * @throws {CmsError}
 */
export function findMovedClass(
  cms: TierCms,
  course: Pick<Course, "id">,
  wanted: Slugs,
): Promise<Slugs | null> {
  const key = `courses:moved:${course.id}:${wanted.module}/${wanted.lesson}`;
  return cms.forTier("teaser").cached(key, async (ask) => {
    const filter = { course: { _eq: course.id } };
    const modules = await ask(readRows(module, { filter, limit: MOST }));
    const ids = modules.flatMap(({ id, classes }) => [id, ...classes.map((each) => each.id)]);
    const named = { slug: { _in: [wanted.module, wanted.lesson] }, item: { _in: ids } };
    const left = await ask(
      readRows(oldSlug, { filter: named, sort: ["-date_created"], limit: MOST }),
    );
    const wentBy = <Part extends { id: string }>(parts: Part[], slug: string) =>
      left.flatMap((old) => (old.slug === slug ? parts.filter(({ id }) => id === old.item) : []));
    // A current slug wins over a former one.
    const goesBy = <Part extends { id: string; slug: string }>(parts: Part[], slug: string) => [
      ...parts.filter((part) => part.slug === slug),
      ...wentBy(parts, slug),
    ];
    const classesOf = ({ slug, classes }: (typeof modules)[number]) =>
      classes.map((each) => ({ id: each.id, slug: each.slug, module: slug }));
    const inModule = goesBy(modules, wanted.module).map(classesOf);
    const [found] = [
      ...inModule.flatMap((classes) => goesBy(classes, wanted.lesson)),
      ...wentBy(modules.flatMap(classesOf), wanted.lesson),
    ];
    return found ? { module: found.module, lesson: found.slug } : null;
  });
}

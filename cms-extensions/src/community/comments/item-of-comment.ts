import type { Knex } from "knex";
import { itemPathOf } from "../../../../contract/content/kinds.ts";
import { topicPath } from "../../../../contract/community/forum.ts";

export type CommentedItem = {
  title: string;
  path: string;
  author: string | null;
};

type ClassRow = {
  title: string;
  author: string | null;
  slug: string;
  module: string;
  course: string;
};

export async function findCommentedItem(
  database: Knex,
  kind: string,
  id: string,
): Promise<CommentedItem | null> {
  if (kind === "course_classes") return findClass(database, id);
  if (kind === "forum") return findTopic(database, id);
  const item: { title: string; slug: string; author: string | null } | undefined = await database(
    kind,
  )
    .where({ id })
    .first("title", "slug", { author: "user_created" });
  const path = item && itemPathOf(kind, item.slug);
  return item && path ? { title: item.title, path, author: item.author } : null;
}

async function findTopic(database: Knex, id: string): Promise<CommentedItem | null> {
  const found: { title: string; author: string | null } | undefined = await database("forum_posts")
    .where({ id })
    .first("title", { author: "user_created" });
  return found ? { ...found, path: topicPath(id) } : null;
}

async function findClass(database: Knex, id: string): Promise<CommentedItem | null> {
  const found: ClassRow | undefined = await database("course_classes as class")
    .join("course_modules as module", "module.id", "class.module")
    .join("courses as course", "course.id", "module.course")
    .where({ "class.id": id })
    .first(
      "class.title",
      "class.slug",
      { author: "class.user_created" },
      { module: "module.slug" },
      { course: "course.slug" },
    );
  if (!found) return null;
  const { title, author, course, module, slug } = found;
  return { title, author, path: `/app/courses/${course}/${module}/${slug}` };
}

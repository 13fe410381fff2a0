import type { Knex } from "knex";
import { commentHash } from "../../../../contract/community/comments.ts";
import { topicPath } from "../../../../contract/community/forum.ts";

/**
 * Notifications that link to unpublished or deleted items of a kind.
 * @param kind a collection with `status`
 * @param ids of items that changed
 * @returns ids of the notifications
 */
export async function listLeadingNowhere(
  database: Knex,
  kind: string,
  ids: readonly string[],
): Promise<string[]> {
  const published = await database(kind)
    .whereIn("id", ids)
    .where("status", "published")
    .pluck<string[]>("id");
  const gone = ids.filter((id) => !published.includes(id));
  if (gone.length === 0) return [];
  return database("Notification")
    .where("targetType", kind)
    .whereIn("target", gone)
    .pluck<string[]>("id");
}

/**
 * Notifications of deleted classes, or of classes in an unpublished course: no other event covers them.
 * @returns ids of the notifications
 */
export function listOfLostClasses(database: Knex): Promise<string[]> {
  const shown = database("course_classes")
    .join("course_modules", "course_modules.id", "course_classes.module")
    .join("courses", "courses.id", "course_modules.course")
    .where("courses.status", "published")
    .whereRaw('course_classes.id::text = "Notification".target');
  return database("Notification")
    .where("targetType", "course_classes")
    .whereNotExists(shown.select(database.raw("1")))
    .pluck<string[]>("Notification.id");
}

/** Kinds about members' texts; moderation decisions about them stay. */
const aboutTexts = ["reply", "mention", "solution", "comment", "topic", "ask", "like"];
const shownTopics = ["open", "closed", "merged"];

/**
 * Notifications of topics (with all replies) and of comments that are no longer readable, through
 * moderation, reports or their authors.
 * @param ids of topics or comments that changed
 * @returns ids of the notifications
 */
export async function listAboutHidden(
  database: Knex,
  collection: "forum_posts" | "comments",
  ids: readonly string[],
): Promise<string[]> {
  const notificationRows = () => database("Notification").whereIn("type", aboutTexts);
  if (collection === "forum_posts") {
    const shown = await database("forum_posts")
      .whereIn("id", ids)
      .whereIn("status", shownTopics)
      .pluck<string[]>("id");
    const hidden = ids.filter((id) => !shown.includes(id));
    const inTopics = await Promise.all(
      hidden.map((id) =>
        notificationRows()
          .whereLike("url", `${topicPath(id)}%`)
          .pluck<string[]>("id"),
      ),
    );
    return inTopics.flat();
  }
  const known: Comment[] = await database("comments")
    .whereIn("id", ids)
    .select("id", "status", "number", "targetType", "target");
  const published = known.filter(({ status }) => status === "published").map(({ id }) => id);
  const hidden = ids.filter((id) => !published.includes(id));
  if (hidden.length === 0) return [];
  const likes = await notificationRows()
    .where("targetType", "comments")
    .whereIn("target", hidden)
    .pluck<string[]>("id");
  const places = known.filter(({ id, number }) => hidden.includes(id) && number !== null);
  const others = await Promise.all(
    places.map(({ number, targetType, target }) =>
      notificationRows()
        .where({ targetType, target })
        .whereLike("url", `%${commentHash(number ?? 0)}`)
        .pluck<string[]>("id"),
    ),
  );
  return [...likes, ...others.flat()];
}

type Comment = {
  id: string;
  status: string;
  number: number | null;
  targetType: string;
  target: string;
};

import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { to } from "~/i18n/paths";
import { itemPathOf, kindsWith } from "../../../../contract/content/kinds.ts";
import { topicPath } from "../../../../contract/community/forum.ts";
import type { Place } from "../comment";

const maybeId = z.nullable(z.string());
const commenting = z.enum(["members", "paying", "closed"]);
const own = { title: z.string(), slug: z.string(), user_created: maybeId, commenting };

const shapes = new Map(kindsWith("isCommented").map((kind) => [kind, shape(kind, own)]));
const topicShape = shape("forum_posts", {
  id: z.string(),
  title: z.string(),
  status: z.string(),
  user_created: maybeId,
  slowModeMinutes: z.number(),
  solvedAt: z.nullable(z.string()),
});
const classShape = shape("course_classes", {
  ...own,
  module: { slug: z.string(), course: { slug: z.string() } },
});

export type CommentedItem = {
  title: string;
  path: string;
  author: string | null;
  commenting: z.output<typeof commenting>;
  slowModeMinutes: number;
  /** When the topic got its solution; null for other items. */
  solvedAt: string | null;
};

type Row = { title: string; user_created: string | null; commenting: CommentedItem["commenting"] };

const toItem = ({ title, user_created: author, commenting: who }: Row, path: string) => ({
  title,
  author,
  commenting: who,
  slowModeMinutes: 0,
  solvedAt: null,
  path: to(path as `/${string}`),
});

/**
 * Null if this tier may read no such item.
 * @throws {CmsError}
 */
export function findCommentedItem(cms: TierCms, place: Place): Promise<CommentedItem | null> {
  const { targetType: kind, target } = place;
  if (kind === "forum") return findTopic(cms, target);
  return cms.cached(`commented:${kind}:${target}`, async (ask) => {
    const id = { _eq: target };
    if (kind === "course_classes") {
      const [found] = await ask(readRows(classShape, { filter: { id }, limit: 1 }));
      const { module } = found ?? {};
      if (!found || !module?.course) return null;
      return toItem(found, `/app/courses/${module.course.slug}/${module.slug}/${found.slug}`);
    }
    const status = { _eq: "published" } as const;
    const filter = { id, status };
    const commented = shapes.get(kind);
    const [found] = commented ? await ask(readRows(commented, { filter, limit: 1 })) : [];
    const path = found && itemPathOf(kind, found.slug);
    return found && path ? toItem(found, path) : null;
  });
}

/** Not cached, because the topic may close while members write. */
async function findTopic(cms: TierCms, id: string): Promise<CommentedItem | null> {
  const filter = { id: { _eq: id }, status: { _in: ["open", "closed"] as const } };
  const [found] = await cms.ask(readRows(topicShape, { filter, limit: 1 }));
  return commentedTopic(found ?? null);
}

type Topic = {
  id: string;
  title: string;
  status: string;
  user_created: string | null;
  slowModeMinutes: number;
  solvedAt: string | null;
};

export function commentedTopic(topic: Topic | null): CommentedItem | null {
  if (topic?.status !== "open" && topic?.status !== "closed") return null;
  const who = topic.status === "open" ? "members" : "closed";
  const item = toItem({ ...topic, commenting: who }, topicPath(topic.id));
  return { ...item, slowModeMinutes: topic.slowModeMinutes, solvedAt: topic.solvedAt };
}

import type { Knex } from "knex";
import { commentHash } from "../../../contract/comments.ts";
import type { HookNotice } from "../../../contract/notifications.ts";
import { findCommentedItem } from "./item-of-comment";
import type { Payload } from "./writing";

/**
 * What the author of a comment or topic hears of a like; who liked it stays unsaid. Those of the same text
 * are grouped with the others.
 */
export async function findLikeNotice(
  database: Knex,
  { targetType, target, value = 1 }: Payload,
): Promise<HookNotice | null> {
  if (typeof target !== "string" || Number(value) <= 0) return null;
  const found =
    targetType === "comments"
      ? await findComment(database, target)
      : targetType === "forum"
        ? await findTopic(database, target)
        : null;
  if (!found?.owner) return null;
  return {
    ...found,
    type: "like",
    targetType,
    target,
    groupKey: `like:${String(targetType)}:${target}`,
  };
}

type Liked = { owner: string | null; title: string; body: string | null; url: string };

async function findComment(database: Knex, id: string): Promise<Liked | null> {
  const comment: {
    number: number | null;
    targetType: string;
    target: string;
    user_created: string | null;
  } | null = (await database("comments").where({ id, status: "published" }).first()) ?? null;
  if (!comment) return null;
  const item = await findCommentedItem(database, comment.targetType, comment.target);
  if (!item) return null;
  return {
    owner: comment.user_created,
    title: "Alguém gostou do que você escreveu",
    body: item.title,
    url: item.path + commentHash(comment.number ?? 0),
  };
}

async function findTopic(database: Knex, id: string): Promise<Liked | null> {
  const item = await findCommentedItem(database, "forum", id);
  if (!item) return null;
  return {
    owner: item.author,
    title: "Alguém gostou do seu tópico",
    body: item.title,
    url: item.path,
  };
}

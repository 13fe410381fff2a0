import type { Knex } from "knex";
import { commentHash } from "../../../../contract/community/comments.ts";
import type { HookNotice } from "../../../../contract/notifications/kinds.ts";
import type { MemberRoles } from "../../../access/member-roles";
import { isMutedFor } from "../../members/notifications/muted";
import { isReadBy } from "./audience";
import { findCommentedItem } from "./item-of-comment";
import { isTopicMuted } from "./muted";
import type { Payload } from "./writing";

const ONCE_WITHIN_MS = 24 * 3_600_000;

type Liked = {
  owner: string | null;
  title: string;
  body: string | null;
  url: string;
  topic: string | null;
  audience: string;
};
type LikeNotification = {
  id: string;
  isRead: boolean | null;
  isQuiet?: boolean;
  date_created: Date;
};
const WRITTEN_WITHIN_MS = 2_000;

export type LikeNotice =
  | { kind: "new"; notice: HookNotice }
  | { kind: "counted"; id: string; count: number };

/**
 * Finds the notification of a like for the author of a comment or topic; it does not name the member who
 * liked it. At most one a day for each text: repeated likes of one member add nothing. None for one's own
 * like, for a muted topic, or for a text that the author may not read.
 * @param voter null for the portal's own writes
 */
export async function findLikeNotification(
  database: Knex,
  { targetType, target, value = 1 }: Payload,
  { voter, now, roles }: { voter: string | null; now: Date; roles: MemberRoles },
): Promise<LikeNotice | null> {
  if (typeof target !== "string" || Number(value) <= 0) return null;
  const liked =
    targetType === "comments"
      ? await findComment(database, target)
      : targetType === "forum"
        ? await findTopic(database, target)
        : null;
  if (!liked?.owner || liked.owner === voter) return null;
  if (!(await isReadBy(database, liked.owner, liked.audience, roles))) return null;
  const notified: LikeNotification | undefined = await database("Notification")
    .where({ owner: liked.owner, type: "like", targetType, target })
    .where("date_created", ">", new Date(now.getTime() - ONCE_WITHIN_MS))
    // The newest one.
    .orderBy("date_created", "desc")
    .first();
  if (
    notified &&
    !(notified.isQuiet && !(await isMutedFor(database, { owner: liked.owner, type: "like" })))
  ) {
    if (notified.isRead) return null;
    const since = new Date(notified.date_created.getTime() - WRITTEN_WITHIN_MS);
    const count = await countLikes(database, { targetType, target, since });
    return { kind: "counted", id: notified.id, count };
  }
  const { topic, audience: _, ...notification } = liked;
  if (topic !== null && (await isTopicMuted(database, topic, liked.owner))) return null;
  const groupKey = `like:${String(targetType)}:${target}`;
  return { kind: "new", notice: { ...notification, type: "like", targetType, target, groupKey } };
}

type Since = { targetType: unknown; target: string; since: Date };

async function countLikes(database: Knex, { targetType, target, since }: Since): Promise<number> {
  const [row] = await database("votes")
    .where({ targetType, target })
    .where("date_created", ">=", since)
    .where("value", ">", 0)
    .count<{ count: string }[]>("id as count");
  return Number(row?.count ?? 1);
}

async function findComment(database: Knex, id: string): Promise<Liked | null> {
  const comment: {
    number: number | null;
    targetType: string;
    target: string;
    audience: string;
    user_created: string | null;
  } | null = (await database("comments").where({ id, status: "published" }).first()) ?? null;
  if (!comment) return null;
  const { targetType, target, audience } = comment;
  const item = await findCommentedItem(database, targetType, target);
  if (!item) return null;
  return {
    owner: comment.user_created,
    title: "Alguém gostou do que você escreveu",
    body: item.title,
    url: item.path + commentHash(comment.number ?? 0),
    topic: targetType === "forum" ? target : null,
    audience,
  };
}

async function findTopic(database: Knex, id: string): Promise<Liked | null> {
  const item = await findCommentedItem(database, "forum", id);
  if (!item) return null;
  const requested = await database.raw<{ rows: { audience: string }[] }>(
    "select comment_audience('forum', ?, null) as audience",
    [id],
  );
  return {
    owner: item.author,
    title: "Alguém gostou do seu tópico",
    body: item.title,
    url: item.path,
    topic: id,
    audience: requested.rows[0]?.audience ?? "none",
  };
}

import type { Knex } from "knex";
import { commentHash } from "../../../../contract/community/comments.ts";
import { FORUM_REFUSALS, topicPath } from "../../../../contract/community/forum.ts";
import type { HookNotice } from "../../../../contract/notifications/kinds.ts";
import { isBanned } from "../comments/requester";
import { ruleRefusal } from "../../shared/refusal.ts";
import { isTopicMuted } from "../comments/muted";

type Marking = {
  database: Knex;
  member: string;
  topic: string;
  reply: string;
  isSolution: boolean;
  now: Date;
};
export type Marked = { author: string | null; title: string; number: number | null } | null;

/**
 * Lets a topic's author mark or unmark the reply that solved it; the database updates the topic.
 * @returns the reply if this changed it
 * @throws one of `FORUM_REFUSALS`
 */
export async function markSolution(marking: Marking): Promise<Marked> {
  const { database, member, topic, reply, isSolution, now } = marking;
  if (await isBanned(database, member, now)) throw ruleRefusal(FORUM_REFUSALS.banned);
  const own: { title: string } | undefined = await database("forum_posts")
    .where({ id: topic, user_created: member })
    .whereIn("status", ["open", "closed"])
    .first("title");
  if (!own) throw ruleRefusal(FORUM_REFUSALS.target);
  const rows: { user_created: string | null; number: number | null }[] = await database("comments")
    .where({ id: reply, targetType: "forum", target: topic, status: "published" })
    .whereNot("audience", "none")
    .whereNot({ isSolution })
    .update({ isSolution })
    .returning(["user_created", "number"]);
  const [changed] = rows;
  if (!changed) return requireReply(database, topic, reply);
  return { author: changed.user_created, title: own.title, number: changed.number };
}

async function requireReply(database: Knex, topic: string, reply: string): Promise<null> {
  const found = await database("comments")
    .where({ id: reply, targetType: "forum", target: topic, status: "published" })
    .first("id");
  if (!found) throw ruleRefusal(FORUM_REFUSALS.target);
  return null;
}

type About = { topic: string; marked: NonNullable<Marked> };

const urlOf = ({ topic, marked }: About) => topicPath(topic) + commentHash(marked.number ?? 0);

const about = (database: Knex, of: About) =>
  database("Notification").where({ owner: of.marked.author, type: "solution", url: urlOf(of) });

/**
 * The notification for the author of a reply that becomes the solution: once per reply, and not in a topic
 * they muted.
 * @param member the member who marked it
 */
export async function findSolutionNotification(
  database: Knex,
  { member, ...of }: About & { member: string },
): Promise<HookNotice | null> {
  const { topic, marked } = of;
  const { author: owner, title } = marked;
  if (!owner || owner === member || (await isTopicMuted(database, topic, owner))) return null;
  const known: object | undefined = await about(database, of).first("id");
  if (known) return null;
  return {
    owner,
    type: "solution",
    title: "Sua resposta foi marcada como solução",
    body: title,
    url: urlOf(of),
    actor: member,
    targetType: "forum",
    target: topic,
    groupKey: `comment:solution:${topic}`,
  };
}

/** Unread notifications about a solution that was unmarked. Read ones were true at that time, and stay. */
export const listUntrueNotifications = (database: Knex, of: About): Promise<string[]> =>
  about(database, of).where("isRead", false).pluck<string[]>("id");

import type { Knex } from "knex";
import { commentHash } from "../../../../contract/community/comments.ts";
import { topicPath } from "../../../../contract/community/forum.ts";
import type { HookNotice } from "../../../../contract/notifications/kinds.ts";
import { isTopicMuted } from "../comments/muted";
import type { Marked } from "./solution";

type About = { topic: string; marked: NonNullable<Marked> };

const urlOf = ({ topic, marked }: About) => topicPath(topic) + commentHash(marked.number ?? 0);

const about = (database: Knex, of: About) =>
  database("Notification").where({ owner: of.marked.author, type: "solution", url: urlOf(of) });

/**
 * The notification for the author of a reply that becomes the solution: once per reply, and not in a topic
 * they muted.
 * @param member the member who marked it
 */
export async function findSolutionNotice(
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

/** Unread notifications of a reply that is no longer the solution; read ones were true at the time. */
export const listUntrueNotices = (database: Knex, of: About): Promise<string[]> =>
  about(database, of).where("isRead", false).pluck<string[]>("id");

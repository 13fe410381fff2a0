import type { Knex } from "knex";
import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import { isBanned } from "../comments/requester";
import { ruleRefusal } from "../../shared/rule-refusal";

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

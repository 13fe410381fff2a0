import type { Knex } from "knex";
import { listMentioned } from "../../../../contract/community/mentions.ts";
import { COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import { countImages, countLinks, FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import {
  NEWCOMER_IMAGES,
  NEWCOMER_LINKS,
  NEWCOMER_MENTIONS,
  NEWCOMER_MS,
  NEWCOMER_REPLIES,
  NEWCOMER_REPLY_PAUSE_MS,
} from "../../../../contract/community/forum-limits.ts";
import { ruleRefusal } from "../../shared/refusal.ts";

type Who = { database: Knex; member: string; now: Date };

/**
 * True if this member wrote nothing more than a day ago.
 * @param counted comments to count besides forum topics: those of the forum, or all with `{}`
 */
export async function isNewcomer(
  { database, member, now }: Who,
  counted: { targetType?: "forum" } = { targetType: "forum" },
): Promise<boolean> {
  const begin = new Date(now.getTime() - NEWCOMER_MS);
  const written = (table: string) =>
    database(table).where({ user_created: member }).where("date_created", "<", begin).first("id");
  const older = (await written("forum_posts")) ?? (await written("comments").where(counted));
  return older === undefined;
}

/**
 * Limits links, mentions and pictures in a newcomer's reply.
 * @throws `COMMENT_REFUSALS.links`, `COMMENT_REFUSALS.mentions` or `FORUM_REFUSALS.images`
 */
export function requireNewcomerText(body: string): void {
  if (countLinks(body) > NEWCOMER_LINKS) throw ruleRefusal(COMMENT_REFUSALS.links);
  if (listMentioned(body).length > NEWCOMER_MENTIONS) throw ruleRefusal(COMMENT_REFUSALS.mentions);
  if (countImages(body) > NEWCOMER_IMAGES) throw ruleRefusal(FORUM_REFUSALS.images);
}

/**
 * On the first day: fewer replies, with a pause between them and limited content.
 * @throws `COMMENT_REFUSALS.firstDay`, `COMMENT_REFUSALS.rate`, and those of `requireNewcomerText`
 */
export async function requireNewcomerReply(body: string, who: Who): Promise<void> {
  if (!(await isNewcomer(who))) return;
  requireNewcomerText(body);
  const { database, member, now } = who;
  const rows: { date_created: Date }[] = await database("comments")
    .where({ user_created: member, targetType: "forum" })
    .orderBy("date_created", "desc")
    .limit(NEWCOMER_REPLIES)
    .select("date_created");
  if (rows.length >= NEWCOMER_REPLIES) throw ruleRefusal(COMMENT_REFUSALS.firstDay);
  const pause = now.getTime() - NEWCOMER_REPLY_PAUSE_MS;
  const isSoon = rows.some((row) => row.date_created.getTime() > pause);
  if (isSoon) throw ruleRefusal(COMMENT_REFUSALS.rate);
}

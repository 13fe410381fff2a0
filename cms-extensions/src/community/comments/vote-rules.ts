import type { Knex } from "knex";
import {
  COMMENT_REFUSALS,
  REPORT_NOTE_MAX_LENGTH,
  REPORTS_A_DAY,
} from "../../../../contract/community/comments.ts";
import { ruleRefusal } from "../../shared/refusal.ts";
import { isBanned } from "./requester";
import type { FindReadable, Payload, Writing } from "./writing";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import { isTooLong } from "../../../../contract/shared/text-length.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";

async function requireOthersComment(
  target: unknown,
  member: string,
  findReadable: FindReadable,
): Promise<void> {
  const comment = typeof target === "string" ? await findReadable("comments", target) : null;
  if (comment?.["status"] !== "published" || comment["user_created"] === member) {
    throw ruleRefusal(COMMENT_REFUSALS.target);
  }
}

const shownTopics: readonly unknown[] = ["open", "closed"];

async function requireOthers(
  { targetType, target }: Payload,
  member: string,
  findReadable: FindReadable,
): Promise<void> {
  if (targetType === "comments") return requireOthersComment(target, member, findReadable);
  // Only the service can report chat messages, with its own account.
  if (targetType === "chat") throw ruleRefusal(COMMENT_REFUSALS.target);
  if (targetType !== "forum") return;
  const topic = typeof target === "string" ? await findReadable("forum_posts", target) : null;
  if (!shownTopics.includes(topic?.["status"]) || topic?.["user_created"] === member) {
    throw ruleRefusal(COMMENT_REFUSALS.target);
  }
}

/** Banned members may not vote. Others' texts can be liked but not disliked. */
export async function requireAcceptableVote(
  { targetType, target, value = 1 }: Payload,
  { database, member, findReadable, now }: Writing,
): Promise<void> {
  if (await isBanned(database, member, now)) throw ruleRefusal(COMMENT_REFUSALS.banned);
  if (targetType !== "comments" && targetType !== "forum") return;
  if (value !== 1) throw ruleRefusal(COMMENT_REFUSALS.target);
  await requireOthers({ targetType, target }, member, findReadable);
}

/** A vote cannot be reversed, and banned members cannot change theirs. */
export async function requireAcceptableVoteChange(
  { value }: Payload,
  ids: readonly unknown[],
  { database, member, now }: Pick<Writing, "database" | "member" | "now">,
): Promise<void> {
  if (await isBanned(database, member, now)) throw ruleRefusal(COMMENT_REFUSALS.banned);
  const ofTexts = await database("votes")
    .whereIn("id", ids.map(String))
    .whereIn("targetType", ["comments", "forum"])
    .first("id");
  if (ofTexts && value !== undefined && value !== 1) {
    throw ruleRefusal(COMMENT_REFUSALS.target);
  }
}

async function requireOtherMember(target: unknown, member: string, database: Knex): Promise<void> {
  const isId = typeof target === "string" && isUuid(target) && target !== member;
  const found = isId ? await database("directus_users").where({ id: target }).first("id") : null;
  if (!found) throw ruleRefusal(COMMENT_REFUSALS.target);
}

/** Members may report other members, and readable texts of others, a limited number of times a day. */
export async function requireAcceptableReport(
  { targetType, target, note }: Payload,
  { database, member, findReadable, now }: Omit<Writing, "isPaying">,
): Promise<void> {
  if (typeof note === "string" && isTooLong(note, REPORT_NOTE_MAX_LENGTH)) {
    throw ruleRefusal(COMMENT_REFUSALS.target);
  }
  if (targetType === "members") await requireOtherMember(target, member, database);
  await requireOthers({ targetType, target }, member, findReadable);
  const sent = await countReports(database, member, new Date(now.getTime() - DAY_MS));
  if (sent >= REPORTS_A_DAY) throw ruleRefusal(COMMENT_REFUSALS.rate);
}

async function countReports(database: Knex, member: string, since: Date): Promise<number> {
  const rows = await database("reports")
    .where({ user_created: member })
    .where("date_created", ">=", since)
    .limit(REPORTS_A_DAY)
    .select("id");
  return rows.length;
}

import type { Knex } from "knex";
import { commentEditMs, COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import { ruleRefusal } from "../../shared/refusal.ts";
import { isBanned } from "./requester";
import { requireBody } from "./comment-rules";
import { isNewcomer, requireNewcomerText } from "./newcomers";
import type { Payload } from "./writing";

type Stored = {
  status: string;
  targetType: string;
  date_created: Date;
  user_created: string | null;
};
const UNPUBLISHED = ["hidden", "pending"];

type Changing = { database: Knex; member: string; now: Date };

/**
 * Members may change their comments' text for as long as `commentEditMs` allows, and delete or restore them
 * at any time, even while banned. A comment that the team hid cannot be changed.
 * @throws one of `COMMENT_REFUSALS`
 */
export async function requireAcceptableChange(
  { body, status }: Payload,
  ids: readonly unknown[],
  { database, member, now }: Changing,
): Promise<Payload> {
  const stored: Stored[] = await database("comments")
    .whereIn("id", ids.map(String))
    .select("status", "targetType", "date_created", "user_created");
  if (status === "deleted") {
    // Members can neither delete a comment under review nor bring back its replies.
    if (stored.some((row) => UNPUBLISHED.includes(row.status)))
      throw ruleRefusal(COMMENT_REFUSALS.late);
    return { status };
  }
  if (await isBanned(database, member, now)) throw ruleRefusal(COMMENT_REFUSALS.banned);
  const isLate = (row: Stored) =>
    row.status !== "published" ||
    row.date_created.getTime() < now.getTime() - commentEditMs(row.targetType);
  if (stored.some(isLate)) throw ruleRefusal(COMMENT_REFUSALS.late);
  const isOfForum = stored.some(({ targetType }) => targetType === "forum");
  // Of several comments the strictest limit counts.
  const strictest = stored.find(({ targetType }) => targetType !== "forum") ?? stored[0];
  const text = requireBody(body, strictest?.targetType ?? "");
  if (isOfForum && (await isNewcomer({ database, member, now }))) requireNewcomerText(text);
  return { body: text, editedAt: now.toISOString() };
}

import { listMentioned } from "../../../../contract/community/mentions.ts";
import { CALLS_A_DAY, COMMENT_REFUSALS } from "../../../../contract/community/comments.ts";
import { NEWCOMER_CALLS_A_DAY } from "../../../../contract/community/forum-limits.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import { ruleRefusal } from "../../shared/rule-refusal";
import { isNewcomer } from "./newcomers";
import type { Writing } from "./writing";

type Calling = { targetType: string; target: string; body: string; called: readonly string[] };

/**
 * Returns the number of mentioned members outside of the conversation; it is stored with the comment, so
 * deleted or dismissed comments still count. Counts unlisted members as well, so that a refusal discloses
 * nothing about them.
 * @throws `COMMENT_REFUSALS.calls` if the member mentioned too many of them within a day
 */
export async function requireCalls(
  { targetType, target, body, called }: Calling,
  { database, member, now }: Pick<Writing, "database" | "member" | "now">,
): Promise<number> {
  const others = called.filter((id) => id !== member);
  if (others.length === 0 || listMentioned(body).length === 0) return 0;
  const here: { user_created: string }[] = await database("comments")
    .where({ targetType, target, status: "published" })
    .whereIn("user_created", others)
    .distinct("user_created");
  const count = others.filter((id) => !here.some((row) => row.user_created === id)).length;
  if (count === 0) return 0;
  const [spent]: { calls: string | number | null }[] = await database("comments")
    .where({ user_created: member })
    .where("date_created", ">=", new Date(now.getTime() - DAY_MS))
    .sum({ calls: "callCount" });
  const isNew = await isNewcomer({ database, member, now }, {});
  const most = isNew ? NEWCOMER_CALLS_A_DAY : CALLS_A_DAY;
  if (Number(spent?.calls ?? 0) + count > most) throw ruleRefusal(COMMENT_REFUSALS.calls);
  return count;
}

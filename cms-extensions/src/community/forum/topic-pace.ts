import { FORUM_REFUSALS } from "../../../../contract/community/forum.ts";
import {
  NEWCOMER_TOPIC_PAUSE_MS,
  NEWCOMER_TOPICS,
  SAME_TOPIC_MS,
  TOPICS_MONTH_MS,
} from "../../../../contract/community/forum-limits.ts";
import { FREE_TOPICS_A_MONTH } from "../../../../contract/account/roles.ts";
import { ruleRefusal } from "../../shared/rule-refusal";
import type { Asking } from "./asking";

/** Maximum number of a month's topics to compare; no member writes more. */
const MAX_COMPARED = 200;

type Topic = { date_created: Date; title: string; body: string | null };

/**
 * Limits new topics of a member: no duplicates, a monthly quota for free accounts, and pauses for
 * newcomers.
 * @throws `FORUM_REFUSALS.same`, `FORUM_REFUSALS.quota` or `FORUM_REFUSALS.rate`
 */
export async function requireTopicPace(
  { title, body }: { title: string; body: string },
  { database, member, isPaying, isNew, now }: Asking & { isNew: boolean },
): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const month: Topic[] = await database("forum_posts")
    .where({ user_created: member })
    .where("date_created", ">=", since(TOPICS_MONTH_MS))
    .orderBy("date_created", "desc")
    .limit(MAX_COMPARED)
    .select("date_created", "title", "body");
  const within = (ms: number) => month.filter((topic) => topic.date_created >= since(ms));
  const isSame = (topic: Topic) => topic.title === title && topic.body === body;
  if (within(SAME_TOPIC_MS).some(isSame)) throw ruleRefusal(FORUM_REFUSALS.same);
  if (!isPaying && month.length >= FREE_TOPICS_A_MONTH) throw ruleRefusal(FORUM_REFUSALS.quota);
  const isHasty = month.length >= NEWCOMER_TOPICS || within(NEWCOMER_TOPIC_PAUSE_MS).length > 0;
  if (isNew && isHasty) throw ruleRefusal(FORUM_REFUSALS.rate);
}

import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { topicPath } from "../../../../contract/community/forum.ts";
import {
  MAX_SPLIT_REPLIES,
  MODERATION_REFUSALS,
} from "../../../../contract/community/moderation.ts";
import { ruleRefusal } from "../../shared/refusal.ts";
import { requireTitle, requireTopicBody } from "../forum/topic-rules";
import { followAsAuthors, holdTopics } from "./carry-replies";
import { type Change, type Deciding, requireId } from "./deciding";

/**
 * Creates a topic of the team from replies of another one, in order, with their answers, likes and
 * solutions. An answer whose parent comment stays becomes a separate reply. Both topics refer to each
 * other.
 * @param input `target`, `replies` (ids), and `title` and `body` of the new topic
 * @throws `MODERATION_REFUSALS.target` for missing replies, `.many` for too many of them,
 * `FORUM_REFUSALS.title` or `.body`
 */
export async function splitTopic(
  input: Change,
  { asOne, notify, requester, now }: Deciding,
): Promise<void> {
  const from = requireId(input["target"]);
  const chosen = requireReplies(input["replies"]);
  const title = requireTitle(input["title"]);
  const body = requireTopicBody(input["body"]);
  const id = randomUUID();
  const authors = await asOne(async ({ database, itemsOf }) => {
    const [source] = await holdTopics(database, [from]);
    await database("forum_posts").insert({
      ...{ id, title, body, status: "open", type: "discussion" },
      ...{ category: source?.category ?? null, splitFrom: from, user_created: requester },
      ...{ date_created: now, lastActivityAt: now },
    });
    const moved = await carry(database, { from, into: id, chosen });
    await followAsAuthors(database, id);
    await itemsOf("forum_posts").updateMany([from], { splitInto: id });
    return moved;
  });
  await notify(
    authors
      .filter((owner) => owner !== requester)
      .map((owner) => ({
        owner,
        type: "comment",
        title: "A equipe levou a sua resposta para outro tópico",
        body: title,
        url: topicPath(id),
        ...{ targetType: "forum", target: id },
        groupKey: `topic:split:${id}`,
      })),
  );
}

function requireReplies(value: unknown): string[] {
  const ids = [...new Set((Array.isArray(value) ? value : []).map(requireId))];
  if (ids.length === 0) throw ruleRefusal(MODERATION_REFUSALS.target);
  if (ids.length > MAX_SPLIT_REPLIES) throw ruleRefusal(MODERATION_REFUSALS.many);
  return ids;
}

async function carry(
  database: Knex,
  { from, into, chosen }: { from: string; into: string; chosen: readonly string[] },
): Promise<string[]> {
  const place = { targetType: "forum", target: from };
  const roots: { id: string }[] = await database("comments")
    .where({ ...place, status: "published" })
    .whereIn("id", [...chosen])
    .select("id");
  if (roots.length < chosen.length) throw ruleRefusal(MODERATION_REFUSALS.target);
  const answers: { id: string }[] = await database("comments")
    .where(place)
    .whereIn("parent", [...chosen])
    .select("id");
  const ids = [...new Set([...roots, ...answers].map((row) => row.id))];
  const { rows } = await database.raw<{ rows: { author: string | null }[] }>(
    `update comments set target = :into::text, number = placed.number,
         parent = case when comments.parent = any(:ids::uuid[]) then comments.parent end
       from (
         select id, row_number() over (order by number) as number from comments
           where id = any(:ids::uuid[])
       ) placed where comments.id = placed.id
       returning comments.user_created as author`,
    { into, ids },
  );
  // Numbers after the last remaining reply are reused for new, unread replies.
  await database.raw(
    `update topic_states set "lastReadNumber" = least("lastReadNumber", (
         select coalesce(max(number), 0) from comments
           where "targetType" = 'forum' and target = :from::text))
       where post = :from::uuid`,
    { from },
  );
  return [...new Set(rows.flatMap(({ author }) => author ?? []))];
}

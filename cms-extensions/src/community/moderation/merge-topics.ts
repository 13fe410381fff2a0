import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { commentHash } from "../../../../contract/community/comments.ts";
import { topicPath } from "../../../../contract/community/forum.ts";
import {
  MAX_CARRIED_REPLIES,
  MODERATION_REFUSALS,
} from "../../../../contract/community/moderation.ts";
import { ruleRefusal } from "../../shared/refusal.ts";
import { holdTopics, type StoredTopic } from "./carry-replies";
import type { Deciding } from "./deciding";

type Merging = { from: string; into: string };

/**
 * Merges a topic into another. Its text becomes its author's reply behind the last one there. Its replies
 * follow with their likes, answers and solutions, at their original distance. Follows, bookmarks and drafts
 * move, too. The old address leads to the new place of the text.
 * @throws `MODERATION_REFUSALS.target` if one of the two is not readable or both are the same, `.many` if
 * the topic has too many replies to move at once
 */
export async function mergeTopics(
  { from, into }: Merging,
  { asOne, notify }: Pick<Deciding, "asOne" | "notify">,
): Promise<void> {
  if (from === into) throw ruleRefusal(MODERATION_REFUSALS.target);
  const merged = await asOne(async ({ database, itemsOf }) => {
    const [source, target] = await holdTopics(database, [from, into]);
    if (!source || !target) throw ruleRefusal(MODERATION_REFUSALS.target);
    await requireMovable(database, from);
    const text = await writeText(database, source, into);
    await database.raw(
      `update comments set target = :into::text, number = number + :offset
         where "targetType" = 'forum' and target = :from::text`,
      { from, into, offset: text.number },
    );
    await carryWhatHangsOnTheText(database, from, text.id);
    await carryReaders(database, { from, into, offset: text.number });
    const change = { status: "merged", mergedInto: into, mergedOffset: text.number };
    await itemsOf("forum_posts").updateMany([from], change);
    return { owner: source.user_created, title: target.title, offset: text.number };
  });
  const { owner, title, offset } = merged;
  if (!owner) return;
  await notify([
    {
      owner,
      type: "comment",
      title: "A equipe juntou o seu tópico a outro",
      body: title,
      url: topicPath(into) + commentHash(offset),
      ...{ targetType: "forum", target: into },
      groupKey: `topic:merged:${from}`,
    },
  ]);
}

async function requireMovable(database: Knex, topic: string): Promise<void> {
  const replies: unknown[] = await database("comments")
    .where({ targetType: "forum", target: topic })
    .limit(MAX_CARRIED_REPLIES + 1)
    .select("id");
  if (replies.length > MAX_CARRIED_REPLIES) throw ruleRefusal(MODERATION_REFUSALS.many);
}

/** Writes the topic's text as a reply; its number is the offset of the moved replies. */
async function writeText(database: Knex, source: StoredTopic, into: string) {
  const { title, body, user_created, date_created } = source;
  const id = randomUUID();
  const rows: { number: number }[] = await database("comments")
    .insert({
      ...{ id, targetType: "forum", target: into, status: "published" },
      body: `${title}\n\n${body ?? ""}`,
      ...{ user_created, date_created },
    })
    .returning("number");
  return { id, number: rows[0]?.number ?? 0 };
}

async function carryWhatHangsOnTheText(database: Knex, from: string, text: string): Promise<void> {
  // A binding must not have the name of a type in a cast.
  const ids = { from, reply: text };
  await database.raw(
    `update post_revisions set "targetType" = 'comments', target = :reply::text
       where "targetType" = 'forum' and target = :from::text`,
    ids,
  );
  for (const table of ["votes", "reports"]) {
    await database.raw(
      `update ${table} set "targetType" = 'comments', target = :reply::text,
           "uniqueKey" = user_created || ':comments:' || :reply::text
         where "targetType" = 'forum' and target = :from::text`,
      ids,
    );
  }
}

/**
 * Moves readers. A reader of both topics keeps the settings of the target; replies read in either topic
 * stay read.
 */
async function carryReaders(database: Knex, where: Merging & { offset: number }): Promise<void> {
  await database.raw(
    `insert into topic_states
         (id, post, "lastReadNumber", level, "uniqueKey", user_created, date_created, date_updated)
       select gen_random_uuid(), :into::uuid, "lastReadNumber" + :offset, level,
           user_created || ':' || :into::text, user_created, date_created, date_updated
         from topic_states where post = :from::uuid and user_created is not null
     on conflict ("uniqueKey") do update set
       "lastReadNumber" = greatest(topic_states."lastReadNumber", excluded."lastReadNumber"),
       level = case
         when topic_states.level in ('normal', 'track') and excluded.level = 'watch' then 'watch'
         when topic_states.level = 'normal' and excluded.level = 'track' then 'track'
         else topic_states.level end`,
    where,
  );
  await database.raw("delete from topic_states where post = :from::uuid", where);
  for (const { table, item, kind } of [
    { table: "favorites", item: "item", kind: `type = 'forum'` },
    { table: "drafts", item: "target", kind: `kind = 'reply'` },
  ]) {
    const name = table === "favorites" ? "forum" : "reply";
    await database.raw(
      `update ${table} moved set ${item} = :into::text,
           "uniqueKey" = user_created || ':${name}:' || :into::text
         where ${kind} and ${item} = :from::text and not exists (
           select from ${table} kept where kept.user_created = moved.user_created
             and kept.${kind} and kept.${item} = :into::text)`,
      where,
    );
  }
  await database.raw(`delete from favorites where type = 'forum' and item = :from::text`, where);
}

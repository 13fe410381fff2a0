import type { Knex } from "knex";
import { MODERATION_REFUSALS } from "../../../../contract/community/moderation.ts";
import { ruleRefusal } from "../../shared/refusal.ts";

export type StoredTopic = {
  id: string;
  title: string;
  body: string | null;
  category: string | null;
  user_created: string | null;
  date_created: Date;
};

/**
 * Readable topics in the order of `ids`, locked until the transaction ends.
 * @throws `MODERATION_REFUSALS.target` if one of them is not readable
 */
export async function holdTopics(
  database: Knex,
  ids: readonly string[],
): Promise<readonly StoredTopic[]> {
  // Always in the same order, so that parallel decisions wait instead of deadlocking.
  for (const id of ids.toSorted()) {
    await database.raw("select pg_advisory_xact_lock(hashtext('comments:forum:' || ?))", [id]);
  }
  const rows: StoredTopic[] = await database("forum_posts")
    .whereIn("id", [...ids])
    .whereIn("status", ["open", "closed"])
    .orderBy("id")
    .forUpdate()
    .select("id", "title", "body", "category", "user_created", "date_created");
  return ids.map((id) => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw ruleRefusal(MODERATION_REFUSALS.target);
    return found;
  });
}

/** Makes all participants follow the topic; each has read it up to their own last reply. */
export async function followAsAuthors(database: Knex, topic: string): Promise<void> {
  await database.raw(
    `select forum_follow(:topic::uuid, written.member, written.latest, 'track') from (
       select user_created as member, max(number) as latest from comments
         where "targetType" = 'forum' and target = :topic::text and user_created is not null
         group by user_created
     ) written`,
    { topic },
  );
}

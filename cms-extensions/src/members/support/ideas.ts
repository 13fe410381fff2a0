import type { Knex } from "knex";

export type IdeaVotes = { id: string; votes: number };

export async function listWrongIdeaVotes(database: Knex): Promise<IdeaVotes[]> {
  const { rows } = await database.raw<{ rows: { id: string; votes: string }[] }>(
    `select ideas.id, count(votes.id) as votes
       from ideas
       left join votes on votes."targetType" = 'ideas' and votes.target = ideas.id::text
         and votes.value > 0
       group by ideas.id, ideas.votes
       having ideas.votes <> count(votes.id)`,
  );
  return rows.map(({ id, votes }) => ({ id, votes: Number(votes) }));
}

/** Counts a vote while it is written, so that the voter sees it at once. */
export async function countVote(database: Knex, vote: Record<string, unknown>): Promise<void> {
  const { targetType, target, value = 1 } = vote;
  if (targetType !== "ideas" || typeof target !== "string" || Number(value) <= 0) return;
  await database.raw(`update ideas set votes = votes + 1 where id::text = :target`, { target });
}

/**
 * Subtracts votes before their deletion. With a `voter`, only if all votes are theirs, because otherwise
 * the deletion is refused later; with null, votes of anyone.
 */
export async function uncountVotes(
  database: Knex,
  ids: readonly string[],
  voter: string | null,
): Promise<void> {
  await database.raw(
    `update ideas set votes = ideas.votes - gone.number
       from (select target, count(*) as number from votes
         where id::text = any(:ids) and "targetType" = 'ideas' and value > 0
           and (:voter::uuid is null or :most = (
             select count(*) from votes own where own.id::text = any(:ids) and own.user_created = :voter::uuid))
         group by target) gone
       where ideas.id::text = gone.target`,
    { ids, voter, most: new Set(ids).size },
  );
}

/** A member who voted for both keeps one vote. */
export async function moveVotes(database: Knex, from: string, to: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.raw(
      `delete from votes moved using votes kept
         where moved."targetType" = 'ideas' and moved.target = :from
           and kept."targetType" = 'ideas' and kept.target = :to
           and kept.user_created = moved.user_created`,
      { from, to },
    );
    await transaction.raw(
      `update votes set target = :to, "uniqueKey" = user_created || ':ideas:' || :to::text
         where "targetType" = 'ideas' and target = :from`,
      { from, to },
    );
  });
}

export type FollowedIdea = {
  id: string;
  title: string;
  status: string;
  reason: string | null;
  followers: string[];
};

export async function findUntoldFollowers(
  database: Knex,
  id: string,
): Promise<FollowedIdea | null> {
  const idea = await database("ideas").where({ id }).first("id", "title", "status", "reason");
  if (!idea) return null;
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select users.id from directus_users users
       where users.id in (select user_created from votes
             where "targetType" = 'ideas' and target = :id::text and value > 0)
         and not exists (select 1 from "Notification" told
           where told.owner = users.id and told."groupKey" = :key)`,
    { id, key: noticeKey(id, idea.status) },
  );
  return { ...idea, followers: rows.map((row) => row.id) };
}

export async function lacksReason(
  database: Knex,
  ids: readonly string[],
  changes: Record<string, unknown>,
): Promise<boolean> {
  if (!("status" in changes || "reason" in changes)) return false;
  const ideas: { status: string; reason: string | null }[] = await database("ideas")
    .whereIn("id", ids)
    .select("status", "reason");
  return ideas
    .map((idea) => ({ ...idea, ...changes }))
    .some(({ status, reason }) => status === "declined" && !reason?.trim());
}

export const noticeKey = (id: string, status: string): string => `idea:${id}:${status}`;

import { and, asc, count, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { forumInvites } from "../../../db/tables/forum.ts";
import { emailFrequencies } from "../../../db/tables/preferences.ts";
import { memberAnswers } from "../../../db/tables/signup.ts";
import { wantsNotification } from "../../../db/wants-notification.ts";

export async function lockInvites(within: Database): Promise<void> {
  await within.execute(sql`select pg_advisory_xact_lock(hashtext('forum-asks'))`);
}

export async function listWilling(
  db: Database,
  { after, take, now }: { after: string | null; take: number; now: Date },
): Promise<{ userId: string; directusUserId: string; answers: Buffer | null }[]> {
  return db
    .select({
      userId: users.id,
      directusUserId: users.directusUserId,
      answers: memberAnswers.answers,
    })
    .from(users)
    .innerJoin(emailFrequencies, eq(emailFrequencies.userId, users.id))
    .leftJoin(memberAnswers, eq(memberAnswers.userId, users.id))
    .where(
      and(
        after === null ? undefined : gt(users.id, after),
        wantsNotification("ask", "portal"),
        isReachable(now),
      ),
    )
    .orderBy(asc(users.id))
    .limit(take);
}

const isReachable = (now: Date) =>
  and(
    eq(users.isActive, true),
    eq(users.isEmailConfirmed, true),
    eq(users.cmsStatus, "active"),
    or(isNull(emailFrequencies.pausedUntil), lte(emailFrequencies.pausedUntil, now)),
  );

export async function listStillWilling(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: users.directusUserId })
    .from(users)
    .innerJoin(emailFrequencies, eq(emailFrequencies.userId, users.id))
    .where(
      and(inArray(users.id, [...userIds]), wantsNotification("ask", "portal"), isReachable(now)),
    );
  return rows.map(({ id }) => id);
}

export async function listInvited(db: Database, topicId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: forumInvites.userId })
    .from(forumInvites)
    .where(eq(forumInvites.topicId, topicId));
  return rows.map(({ userId }) => userId);
}

export async function countInvitesSince(db: Database, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: forumInvites.userId, times: count() })
    .from(forumInvites)
    .where(gt(forumInvites.askedAt, since))
    .groupBy(forumInvites.userId);
  return new Map(rows.map(({ userId, times }) => [userId, times]));
}

export async function listInvitesSince(
  db: Database,
  since: Date,
): Promise<{ userId: string; topicId: string }[]> {
  return db
    .select({ userId: forumInvites.userId, topicId: forumInvites.topicId })
    .from(forumInvites)
    .where(gt(forumInvites.askedAt, since))
    .orderBy(asc(forumInvites.askedAt));
}

export async function insertInvites(
  within: Database,
  asks: readonly (typeof forumInvites.$inferInsert)[],
): Promise<void> {
  await within.insert(forumInvites).values([...asks]);
}

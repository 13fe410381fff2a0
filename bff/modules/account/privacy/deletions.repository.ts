import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { deletionRequests } from "../../../db/tables/privacy.ts";

export type DeletionRow = typeof deletionRequests.$inferSelect;

export async function upsertDeletion(
  db: Database,
  row: typeof deletionRequests.$inferInsert,
): Promise<void> {
  const { mode, cause, reason, requestedAt, dueAt, stoppedRenewals } = row;
  await db
    .insert(deletionRequests)
    .values(row)
    .onConflictDoUpdate({
      target: deletionRequests.userId,
      set: { mode, cause, reason, requestedAt, dueAt, stoppedRenewals, cancelledAt: null },
      setWhere: isNull(deletionRequests.doneAt),
    });
}

export async function findPendingDeletion(
  db: Database,
  userId: string,
): Promise<DeletionRow | null> {
  const where = and(eq(deletionRequests.userId, userId), ...pending);
  return (await db.query.deletionRequests.findFirst({ where })) ?? null;
}

export async function listDueDeletions(db: Database, now: Date): Promise<DeletionRow[]> {
  const where = and(lte(deletionRequests.dueAt, now), ...pending);
  return db.select().from(deletionRequests).where(where).limit(50);
}

const pending = [isNull(deletionRequests.cancelledAt), isNull(deletionRequests.doneAt)];

export async function cancelDeletion(
  db: Database,
  userId: string,
  now: Date,
): Promise<DeletionRow | null> {
  const [cancelled] = await db
    .update(deletionRequests)
    .set({ cancelledAt: now, reason: null })
    .where(and(eq(deletionRequests.userId, userId), ...pending))
    .returning();
  return cancelled ?? null;
}

/** Keeping the account counts as a visit, so the inactive period starts again. */
export async function countVisit(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ lastSeenAt: now, inactivityWarnings: 0, inactivityWarnedAt: null })
    .where(eq(users.id, userId));
}

/**
 * Members with a pending deletion for inactivity who have since visited or have paid access.
 * @param userId checks this member only
 */
export async function listReturned(db: Database, now: Date, userId?: string): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select request.user_id from deletion_requests request join users on users.id = request.user_id
    where request.cause = 'inactivity' and request.cancelled_at is null and request.done_at is null
      and (users.id = ${userId ?? null}::uuid or ${userId ?? null}::uuid is null)
      and (users.last_seen_at > request.requested_at or users.cms_paid_until > ${now}
        or exists (select 1 from sessions where sessions.user_id = users.id
          and coalesce(sessions.last_used_at, sessions.created_at) > request.requested_at)
        or exists (select 1 from subscriptions where subscriptions.user_id = users.id
          and subscriptions.ended_at is null))`);
  return rows.map(({ user_id }) => user_id);
}

export async function findDeletion(db: Database, userId: string): Promise<DeletionRow | null> {
  const where = eq(deletionRequests.userId, userId);
  return (await db.query.deletionRequests.findFirst({ where })) ?? null;
}

/** Locks a request's renewals at the payment provider until the transaction ends. */
export async function lockRenewals(transaction: Database, userId: string): Promise<void> {
  const name = `stopped-renewals:${userId}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function forgetStoppedRenewals(db: Database, id: string): Promise<void> {
  await db
    .update(deletionRequests)
    .set({ stoppedRenewals: [] })
    .where(and(eq(deletionRequests.id, id), isNotNull(deletionRequests.cancelledAt)));
}

/** Also deletes the reason, because it may contain a name. */
export async function finishDeletion(
  db: Database,
  id: string,
  done: { doneAt: Date; ledger: readonly { store: string; done: string }[] },
): Promise<void> {
  await db
    .update(deletionRequests)
    .set({ ...done, reason: null })
    .where(eq(deletionRequests.id, id));
}

/** Deletes the user and, by CASCADE, all dependent rows. */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

import { and, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema.ts";
import { deletionRequests } from "../../db/tables/privacy.ts";

export type DeletionRow = typeof deletionRequests.$inferSelect;

/** Writes the wish, or renews one that was taken back. */
export async function upsertDeletion(
  db: Database,
  row: typeof deletionRequests.$inferInsert,
): Promise<void> {
  const { mode, reason, requestedAt, dueAt } = row;
  await db
    .insert(deletionRequests)
    .values(row)
    .onConflictDoUpdate({
      target: deletionRequests.userId,
      set: { mode, reason, requestedAt, dueAt, cancelledAt: null },
      setWhere: isNull(deletionRequests.doneAt),
    });
}

/** The wish that stands; null when there is none, or it was taken back or done. */
export async function findStandingDeletion(
  db: Database,
  userId: string,
): Promise<DeletionRow | null> {
  const where = and(eq(deletionRequests.userId, userId), ...standing);
  return (await db.query.deletionRequests.findFirst({ where })) ?? null;
}

export async function listDueDeletions(db: Database, now: Date): Promise<DeletionRow[]> {
  const where = and(lte(deletionRequests.dueAt, now), ...standing);
  return db.select().from(deletionRequests).where(where).limit(50);
}

const standing = [isNull(deletionRequests.cancelledAt), isNull(deletionRequests.doneAt)];

/** @returns false when there was nothing to take back */
export async function cancelDeletion(db: Database, userId: string, now: Date): Promise<boolean> {
  const cancelled = await db
    .update(deletionRequests)
    .set({ cancelledAt: now, reason: null })
    .where(and(eq(deletionRequests.userId, userId), ...standing))
    .returning({ id: deletionRequests.id });
  return cancelled.length > 0;
}

/** The reason may name somebody: it goes with the rest. */
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

/** The user and, by CASCADE, all that hangs on it. */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

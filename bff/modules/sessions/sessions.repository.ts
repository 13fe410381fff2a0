import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sessions, users } from "../../db/schema.ts";
import type { SessionRow, UserRow } from "../../db/schema.ts";
import type { Rotation } from "./session-state.ts";

export async function insertSession(
  db: Database,
  row: typeof sessions.$inferInsert,
): Promise<SessionRow> {
  const [inserted] = await db.insert(sessions).values(row).returning();
  if (!inserted) throw new Error("The session was not written");
  return inserted;
}

export async function findSessionWithUser(
  db: Database,
  id: string,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id))
    .limit(1);
  return found ?? null;
}

/** Holds the row until the transaction ends, so that renewals of one session queue up. */
export async function lockSession(transaction: Database, id: string): Promise<SessionRow | null> {
  const [row] = await transaction.select().from(sessions).where(eq(sessions.id, id)).for("update");
  return row ?? null;
}

export async function saveRotation(
  transaction: Database,
  id: string,
  rotation: Rotation,
): Promise<void> {
  await transaction.update(sessions).set(rotation).where(eq(sessions.id, id));
}

/** Ends a session; an earlier end keeps its time and reason. */
export async function revokeSession(
  db: Database,
  id: string,
  reason: "logout" | "reuse",
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

export async function deleteEndedSessions(
  db: Database,
  userId: string,
  endedBefore: Date,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), lt(sessions.endsAt, endedBefore)));
}

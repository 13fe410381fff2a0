import { and, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { sessions, users } from "../../../db/schema.ts";
import type { SessionRow, UserRow } from "../../../db/schema.ts";
import type { Rotation } from "./session-state.ts";

export async function insertSession(
  db: Database,
  row: typeof sessions.$inferInsert,
): Promise<SessionRow> {
  const [inserted] = await db.insert(sessions).values(row).returning();
  if (!inserted) throw new Error("The session was not written");
  return inserted;
}

const prepareFindSession = (db: Database) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder("id")))
    .limit(1)
    .prepare("find_session_with_user");

/** Every call of a member runs it, so PostgreSQL parses it once per connection. */
const preparedFinds = new WeakMap<Database, ReturnType<typeof prepareFindSession>>();

export async function findSessionWithUser(
  db: Database,
  id: string,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const find = preparedFinds.get(db) ?? prepareFindSession(db);
  preparedFinds.set(db, find);
  const [found] = await find.execute({ id });
  return found ?? null;
}

/** Locks the row until the transaction ends, so that renewals of one session run one by one. */
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

export type RevokedReason = NonNullable<SessionRow["revokedReason"]>;

/** A session that has already ended keeps its time and reason. */
export async function revokeSession(
  db: Database,
  id: string,
  reason: RevokedReason,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

export async function revokeSessionsOf(
  db: Database,
  userId: string,
  ended: { reason: RevokedReason; now: Date; exceptId?: string },
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: ended.now, revokedReason: ended.reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        ended.exceptId === undefined ? undefined : ne(sessions.id, ended.exceptId),
      ),
    );
}

export async function listOpenSessions(
  db: Database,
  userId: string,
  now: Date,
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.lastUsedAt));
}

export async function noteUse(
  db: Database,
  session: Pick<SessionRow, "id" | "userId" | "lastUsedAt">,
  now: Date,
  notedBefore: Date,
): Promise<void> {
  if (session.lastUsedAt && session.lastUsedAt >= notedBefore) return;
  const noted = await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(sessions.id, session.id),
        or(isNull(sessions.lastUsedAt), lt(sessions.lastUsedAt, notedBefore)),
      ),
    )
    .returning({ id: sessions.id });
  if (noted.length === 0) return;
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, session.userId));
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

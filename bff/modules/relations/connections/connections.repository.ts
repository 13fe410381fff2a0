import { and, count, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { ConnectionList } from "../../../../contract/community/members.ts";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { memberConnections } from "../../../db/tables/connections.ts";
import type { PageRange } from "../../../graphql/page.ts";

export type ConnectionRow = typeof memberConnections.$inferSelect;

export type Pair = { own: ConnectionRow | null; theirs: ConnectionRow | null };

const holds = (userId: string, otherUserId: string) =>
  and(eq(memberConnections.userId, userId), eq(memberConnections.otherUserId, otherUserId));

/** Locks the relation of these two until the transaction ends. */
export async function lockPair(
  within: Database,
  userId: string,
  otherUserId: string,
): Promise<void> {
  const pair = ["connection", ...[userId, otherUserId].toSorted()].join(":");
  await within.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
}

export async function findPair(db: Database, userId: string, otherUserId: string): Promise<Pair> {
  const where = or(holds(userId, otherUserId), holds(otherUserId, userId));
  const rows = await db.select().from(memberConnections).where(where);
  const rowOf = (id: string) => rows.find((row) => row.userId === id) ?? null;
  return { own: rowOf(userId), theirs: rowOf(otherUserId) };
}

export async function putConnection(db: Database, row: ConnectionRow): Promise<void> {
  const { userId, otherUserId } = memberConnections;
  const { state, changedAt } = row;
  await db
    .insert(memberConnections)
    .values(row)
    .onConflictDoUpdate({ target: [userId, otherUserId], set: { state, changedAt } });
}

export async function deleteConnection(
  db: Database,
  userId: string,
  otherUserId: string,
): Promise<void> {
  await db.delete(memberConnections).where(holds(userId, otherUserId));
}

const listed = (userId: string, state: ConnectionList) =>
  and(
    eq(memberConnections.userId, userId),
    eq(memberConnections.state, state),
    eq(users.isActive, true),
    or(isNull(users.cmsStatus), eq(users.cmsStatus, "active")),
  );

export type ListedConnection = { directusUserId: string; changedAt: Date };

export async function listConnections(
  db: Database,
  userId: string,
  state: ConnectionList,
  { take, skip }: PageRange,
): Promise<ListedConnection[]> {
  return db
    .select({ directusUserId: users.directusUserId, changedAt: memberConnections.changedAt })
    .from(memberConnections)
    .innerJoin(users, eq(users.id, memberConnections.otherUserId))
    .where(listed(userId, state))
    .orderBy(desc(memberConnections.changedAt), users.id)
    .limit(take)
    .offset(skip);
}

export async function countConnections(
  db: Database,
  userId: string,
  state: ConnectionList,
): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(memberConnections)
    .innerJoin(users, eq(users.id, memberConnections.otherUserId))
    .where(listed(userId, state));
  return counted?.total ?? 0;
}

export async function listConnectedAmong(
  db: Database,
  userId: string,
  directusUserIds: readonly string[],
): Promise<string[]> {
  if (directusUserIds.length === 0) return [];
  const rows = await db
    .select({ directusUserId: users.directusUserId })
    .from(memberConnections)
    .innerJoin(users, eq(users.id, memberConnections.otherUserId))
    .where(
      and(
        eq(memberConnections.userId, userId),
        eq(memberConnections.state, "connected"),
        inArray(users.directusUserId, [...directusUserIds]),
      ),
    );
  return rows.map(({ directusUserId }) => directusUserId);
}

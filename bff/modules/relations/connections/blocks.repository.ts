import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import type { UserRow } from "../../../db/schema.ts";
import { memberBlocks } from "../../../db/tables/connections.ts";

export type BlockRow = typeof memberBlocks.$inferSelect;

const isBlock = (userId: string, blockedUserId: string) =>
  and(eq(memberBlocks.userId, userId), eq(memberBlocks.blockedUserId, blockedUserId));

export async function insertBlock(db: Database, row: BlockRow): Promise<void> {
  await db.insert(memberBlocks).values(row).onConflictDoNothing();
}

export async function deleteBlock(
  db: Database,
  userId: string,
  blockedUserId: string,
): Promise<void> {
  await db.delete(memberBlocks).where(isBlock(userId, blockedUserId));
}

export async function findBlocks(
  db: Database,
  userId: string,
  otherUserId: string,
): Promise<{ byUser: boolean; byOther: boolean }> {
  const where = or(isBlock(userId, otherUserId), isBlock(otherUserId, userId));
  const rows = await db.select().from(memberBlocks).where(where);
  const isBy = (id: string) => rows.some((row) => row.userId === id);
  return { byUser: isBy(userId), byOther: isBy(otherUserId) };
}

export async function listBlocksAmong(
  db: Database,
  userId: string,
  directusUserIds: readonly string[],
): Promise<{ directusUserId: string; isByUser: boolean }[]> {
  if (directusUserIds.length === 0) return [];
  const rows = await db
    .select({ directusUserId: users.directusUserId, by: memberBlocks.userId })
    .from(memberBlocks)
    .innerJoin(
      users,
      or(
        and(eq(memberBlocks.userId, userId), eq(users.id, memberBlocks.blockedUserId)),
        and(eq(memberBlocks.blockedUserId, userId), eq(users.id, memberBlocks.userId)),
      ),
    )
    .where(inArray(users.directusUserId, [...directusUserIds]));
  return rows.map(({ directusUserId, by }) => ({ directusUserId, isByUser: by === userId }));
}

export async function hasBlocks(db: Database): Promise<boolean> {
  const rows = await db.select({ userId: memberBlocks.userId }).from(memberBlocks).limit(1);
  return rows.length > 0;
}

export async function listBlocked(db: Database, userId: string): Promise<UserRow[]> {
  const rows = await db
    .select({ user: users })
    .from(memberBlocks)
    .innerJoin(users, eq(users.id, memberBlocks.blockedUserId))
    .where(eq(memberBlocks.userId, userId))
    .orderBy(desc(memberBlocks.createdAt));
  return rows.map(({ user }) => user);
}

export async function listBlocks(
  db: Database,
): Promise<{ userId: string; directusUserId: string }[]> {
  return db
    .select({ userId: memberBlocks.userId, directusUserId: users.directusUserId })
    .from(memberBlocks)
    .innerJoin(users, eq(users.id, memberBlocks.blockedUserId));
}

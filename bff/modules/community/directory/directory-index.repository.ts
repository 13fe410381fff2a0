import { eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { directoryEntries } from "../../../db/tables/directory.ts";

export type EntryRow = typeof directoryEntries.$inferSelect;
export type Entry = Omit<EntryRow, "userId" | "listedAt">;

/** Saves an entry; an existing one keeps its first day. Does nothing for a user without an account. */
export async function putEntry(db: Database, directusUserId: string, entry: Entry): Promise<void> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.directusUserId, directusUserId));
  if (!user) return;
  await db
    .insert(directoryEntries)
    .values({ ...entry, userId: user.id, listedAt: entry.checkedAt })
    .onConflictDoUpdate({ target: directoryEntries.userId, set: entry });
}

export async function listAccounts(
  db: Database,
  directusUserIds: readonly string[],
): Promise<string[]> {
  if (directusUserIds.length === 0) return [];
  const rows = await db
    .select({ directusUserId: users.directusUserId })
    .from(users)
    .where(inArray(users.directusUserId, [...directusUserIds]));
  return rows.map(({ directusUserId }) => directusUserId);
}

export async function deleteEntries(
  db: Database,
  directusUserIds: readonly string[],
): Promise<void> {
  if (directusUserIds.length === 0) return;
  const theirs = db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.directusUserId, [...directusUserIds]));
  await db.delete(directoryEntries).where(inArray(directoryEntries.userId, theirs));
}

export async function deleteUnseen(db: Database, since: Date): Promise<void> {
  await db.delete(directoryEntries).where(lt(directoryEntries.checkedAt, since));
}

import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { noticeMails } from "../../db/tables/preferences.ts";

/** Until when a member's notices were looked through; null where none ever were. */
export async function findToldUntil(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db.select().from(noticeMails).where(eq(noticeMails.userId, userId));
  return row?.toldUntil ?? null;
}

export async function saveToldUntil(
  within: Database,
  userId: string,
  toldUntil: Date,
): Promise<void> {
  await within
    .insert(noticeMails)
    .values({ userId, toldUntil })
    .onConflictDoUpdate({ target: noticeMails.userId, set: { toldUntil } });
}

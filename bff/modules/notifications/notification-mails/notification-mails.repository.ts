import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { noticeMails } from "../../../db/tables/preferences.ts";

/**
 * The state of a member's mails: the covered period's end, and the last mail per conversation (ISO times by
 * group key).
 */
export type Told = { toldUntil: Date; toldGroups: Readonly<Record<string, string>> };

export async function findTold(db: Database, userId: string): Promise<Told | null> {
  const [row] = await db.select().from(noticeMails).where(eq(noticeMails.userId, userId));
  return row ?? null;
}

export async function saveTold(within: Database, userId: string, told: Told): Promise<void> {
  await within
    .insert(noticeMails)
    .values({ userId, ...told })
    .onConflictDoUpdate({ target: noticeMails.userId, set: told });
}

import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notificationMails } from "../../../db/tables/preferences.ts";

/**
 * The state of a member's mails: the covered period's end, and the last mail per conversation (ISO times by
 * group key).
 */
export type NotifiedState = { toldUntil: Date; toldGroups: Readonly<Record<string, string>> };

export async function findNotified(db: Database, userId: string): Promise<NotifiedState | null> {
  const [row] = await db
    .select()
    .from(notificationMails)
    .where(eq(notificationMails.userId, userId));
  return row ?? null;
}

export async function saveNotified(
  within: Database,
  userId: string,
  rest: NotifiedState,
): Promise<void> {
  await within
    .insert(notificationMails)
    .values({ userId, ...rest })
    .onConflictDoUpdate({ target: notificationMails.userId, set: rest });
}

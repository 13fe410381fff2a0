import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { sessions } from "../../../db/schema.ts";
import { pushSubscriptions } from "../../../db/tables/push.ts";

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

const isOpen = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

/** Saves a session's subscription. It replaces the same browser's subscription in another session. */
export async function saveSubscription(db: Database, row: PushSubscriptionRow): Promise<void> {
  await db.transaction(async (transaction) => {
    const ofBrowser = eq(pushSubscriptions.endpointHash, row.endpointHash);
    await transaction.delete(pushSubscriptions).where(ofBrowser);
    await transaction
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: row });
  });
}

export async function deleteSubscription(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const isIt = and(
    eq(pushSubscriptions.userId, userId),
    eq(pushSubscriptions.sessionId, sessionId),
  );
  await db.delete(pushSubscriptions).where(isIt);
}

export type OpenSubscription = PushSubscriptionRow & { device: string | null };

export async function listOpenSubscriptions(
  db: Database,
  userId: string,
  now: Date,
): Promise<OpenSubscription[]> {
  const rows = await db
    .select({ subscription: pushSubscriptions, device: sessions.device })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), isOpen(now)))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.sessionId));
  return rows.map(({ subscription, device }) => ({ ...subscription, device }));
}

export async function hasSubscriptions(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .limit(1);
  return rows.length > 0;
}

export async function deleteClosedSubscriptions(db: Database, now: Date): Promise<void> {
  const closed = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(isNotNull(sessions.revokedAt), lte(sessions.expiresAt, now)));
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, closed));
}

import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import { users } from "../../../../db/schema.ts";
import type { UserRow } from "../../../../db/schema.ts";
import { paymentEvents, subscriptions } from "../../../../db/tables/payments.ts";

/** TWINT and Pix report success or failure after the member has left the provider's page. */
const LATE_PAYMENT_FAILED = "checkout.session.async_payment_failed";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function insertEvent(
  db: Database,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return inserted.length > 0;
}

/** Locks a subscription until the transaction ends, so that one process works on it. */
export const lockSubscription = (transaction: Database, id: string): Promise<void> =>
  lock(transaction, `subscription:${id}`);

/** Locks a member's payments. Call it after `lockSubscription`. */
export const lockCustomer = (transaction: Database, id: string): Promise<void> =>
  lock(transaction, `customer:${id}`);

async function lock(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function listOpenEventIds(db: Database, subscriptionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.objectId, subscriptionId), isNull(paymentEvents.processedAt)));
  return rows.map(({ id }) => id);
}

export async function markEventsProcessed(
  db: Database,
  ids: readonly string[],
  processedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(paymentEvents)
    .set({ processedAt })
    .where(inArray(paymentEvents.id, [...ids]));
}

export async function hasFailedLate(db: Database, subscriptionId: string): Promise<boolean> {
  const found = await db.query.paymentEvents.findFirst({
    columns: { id: true },
    where: and(
      eq(paymentEvents.objectId, subscriptionId),
      eq(paymentEvents.type, LATE_PAYMENT_FAILED),
    ),
  });
  return found !== undefined;
}

export async function listSubscriptionIdsWithOpenEvents(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: paymentEvents.objectId })
    .from(paymentEvents)
    .where(and(isNotNull(paymentEvents.objectId), isNull(paymentEvents.processedAt)));
  return rows.flatMap(({ id }) => id ?? []);
}

export async function upsertSubscription(
  db: Database,
  row: typeof subscriptions.$inferInsert,
): Promise<void> {
  const { id: _, ...values } = row;
  await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.id, set: values });
}

export async function listSubscriptionsOf(
  db: Database,
  userId: string,
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(sql`${subscriptions.endedAt} is not null`, desc(subscriptions.startedAt));
}

export async function findSubscription(db: Database, id: string): Promise<SubscriptionRow | null> {
  return (await db.query.subscriptions.findFirst({ where: eq(subscriptions.id, id) })) ?? null;
}

export async function listDueSubscriptionIds(db: Database, now: Date): Promise<string[]> {
  const isDue = or(isNotNull(subscriptions.pastDueSince), lt(subscriptions.currentPeriodEnd, now));
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), isDue));
  return rows.map(({ id }) => id);
}

export async function listRunningSubscriptionIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isNull(subscriptions.endedAt))
    .orderBy(asc(subscriptions.id));
  return rows.map(({ id }) => id);
}

export async function findUserByCustomer(
  db: Database,
  customerId: string,
): Promise<UserRow | null> {
  const where = eq(users.paymentCustomerId, customerId);
  return (await db.query.users.findFirst({ where })) ?? null;
}

export async function requireUser(db: Database, id: string): Promise<UserRow> {
  const found = await db.query.users.findFirst({ where: eq(users.id, id) });
  if (!found) throw new Error("The member is gone");
  return found;
}

/** If two calls create a customer, the first one is kept. */
export async function saveCustomer(
  db: Database,
  userId: string,
  customerId: string,
): Promise<string> {
  const [row] = await db
    .update(users)
    .set({ paymentCustomerId: sql`coalesce(${users.paymentCustomerId}, ${customerId})` })
    .where(eq(users.id, userId))
    .returning({ customerId: users.paymentCustomerId });
  if (!row?.customerId) throw new Error("The member is gone");
  return row.customerId;
}

import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { receivedChanges, sweptCollections } from "../db/tables/cms-changes.ts";

/**
 * Locks the sweep until the transaction ends. The transaction stays open for the whole work, which uses
 * other connections.
 * @returns false if another process holds the lock
 */
export async function lockSweep(within: Database): Promise<boolean> {
  await within.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const { rows } = await within.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('missed-changes')) as "isMine"`,
  );
  return rows[0]?.isMine === true;
}

export async function saveReceived(
  db: Database,
  collection: string,
  items: readonly string[],
  heardAt: Date,
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item) => ({ collection, item, heardAt }));
  await db.insert(receivedChanges).values(rows).onConflictDoNothing();
}

export async function listReceived(
  db: Database,
  collection: string,
  since: Date,
): Promise<Set<string>> {
  const rows = await db
    .select({ item: receivedChanges.item })
    .from(receivedChanges)
    .where(and(eq(receivedChanges.collection, collection), gte(receivedChanges.heardAt, since)));
  return new Set(rows.map(({ item }) => item));
}

export async function deleteReceivedBefore(
  db: Database,
  collection: string,
  before: Date,
): Promise<void> {
  const isOld = and(
    eq(receivedChanges.collection, collection),
    lt(receivedChanges.heardAt, before),
  );
  await db.delete(receivedChanges).where(isOld);
}

export async function findNextFrom(db: Database, collection: string): Promise<Date | null> {
  const ofCollection = eq(sweptCollections.collection, collection);
  const [row] = await db.select().from(sweptCollections).where(ofCollection);
  return row?.nextFrom ?? null;
}

export async function saveNextFrom(
  db: Database,
  collection: string,
  nextFrom: Date,
): Promise<void> {
  await db
    .insert(sweptCollections)
    .values({ collection, nextFrom })
    .onConflictDoUpdate({ target: sweptCollections.collection, set: { nextFrom } });
}

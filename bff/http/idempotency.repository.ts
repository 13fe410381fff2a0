import { and, eq, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { idempotencyKeys } from "../db/tables/idempotency.ts";

export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;
export type CallId = Pick<IdempotencyRow, "caller" | "key">;

const isCall = ({ caller, key }: CallId) =>
  and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key));

export async function insertCall(
  db: Database,
  row: typeof idempotencyKeys.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

export async function findCall(db: Database, id: CallId): Promise<IdempotencyRow | null> {
  const [row] = await db.select().from(idempotencyKeys).where(isCall(id));
  return row ?? null;
}

/** Takes over a call whose process seems dead. False if another process was faster. */
export async function takeOverCall(
  db: Database,
  id: CallId,
  now: Date,
  heldUntil: Date,
): Promise<boolean> {
  const taken = await db
    .update(idempotencyKeys)
    .set({ heldUntil })
    .where(and(isCall(id), lt(idempotencyKeys.heldUntil, now)))
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

export async function saveAnswer(
  db: Database,
  id: CallId,
  answer: { statusCode: number; answer: Buffer },
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ ...answer, heldUntil: null })
    .where(isCall(id));
}

export async function deleteCall(db: Database, id: CallId): Promise<void> {
  await db.delete(idempotencyKeys).where(isCall(id));
}

export async function deleteExpiredCalls(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}

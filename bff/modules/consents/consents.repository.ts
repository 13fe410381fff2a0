import { and, eq, gt, isNull, min, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { consentRecords } from "../../db/tables/privacy.ts";

export type ConsentRecord = typeof consentRecords.$inferInsert;

/** Gives a browser's records that belong to nobody yet to the member who logged in there. */
export async function claimConsents(
  db: Database,
  visitorId: string,
  userId: string,
): Promise<void> {
  await db
    .update(consentRecords)
    .set({ userId })
    .where(and(eq(consentRecords.visitorId, visitorId), isNull(consentRecords.userId)));
}

/** The purposes that this browser's decision of this time is already kept for, as this user's or nobody's. */
export async function listKeptKinds(
  db: Database,
  { visitorId, userId, givenAt }: { visitorId: string; userId: string | null; givenAt: Date },
): Promise<string[]> {
  const rows = await db
    .select({ kind: consentRecords.kind })
    .from(consentRecords)
    .where(
      and(
        eq(consentRecords.visitorId, visitorId),
        eq(consentRecords.givenAt, givenAt),
        userId ? eq(consentRecords.userId, userId) : undefined,
      ),
    );
  return rows.map(({ kind }) => kind);
}

/** Records that were written meanwhile stay as they are. */
export async function insertConsents(
  db: Database,
  records: readonly ConsentRecord[],
): Promise<void> {
  if (records.length === 0) return;
  await db
    .insert(consentRecords)
    .values([...records])
    .onConflictDoNothing();
}

/**
 * Ends what was accepted in this browser at its first later refusal, whoever was logged in and in
 * whatever order they were told.
 */
export async function endWithdrawnConsents(db: Database, visitorId: string): Promise<void> {
  const refusal = alias(consentRecords, "refusal");
  const firstRefusal = db
    .select({ givenAt: min(refusal.givenAt) })
    .from(refusal)
    .where(
      and(
        eq(refusal.visitorId, consentRecords.visitorId),
        eq(refusal.kind, consentRecords.kind),
        eq(refusal.choice, "refused"),
        gt(refusal.givenAt, consentRecords.givenAt),
      ),
    );
  await db
    .update(consentRecords)
    .set({ withdrawnAt: sql`(${firstRefusal})` })
    .where(and(eq(consentRecords.visitorId, visitorId), eq(consentRecords.choice, "accepted")));
}

import { and, eq, inArray, isNull, lt } from "drizzle-orm";
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

/** Ends what was accepted in this browser before `withdrawnAt`, whoever was logged in. */
export async function withdrawConsents(
  db: Database,
  visitorId: string,
  kinds: readonly string[],
  withdrawnAt: Date,
): Promise<void> {
  await db
    .update(consentRecords)
    .set({ withdrawnAt })
    .where(
      and(
        eq(consentRecords.visitorId, visitorId),
        inArray(consentRecords.kind, [...kinds]),
        eq(consentRecords.choice, "accepted"),
        isNull(consentRecords.withdrawnAt),
        lt(consentRecords.givenAt, withdrawnAt),
      ),
    );
}

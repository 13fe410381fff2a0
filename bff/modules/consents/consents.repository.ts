import { and, desc, eq, gt, inArray, isNull, min, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { consentRecords, legalNotices } from "../../db/tables/privacy.ts";

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

/** Ends what a member accepted and did not take back yet. */
export async function endConsentsOf(
  db: Database,
  { userId, kind, at }: { userId: string; kind: string; at: Date },
): Promise<void> {
  const { choice, withdrawnAt } = consentRecords;
  await db
    .update(consentRecords)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(consentRecords.userId, userId),
        eq(consentRecords.kind, kind),
        eq(choice, "accepted"),
        isNull(withdrawnAt),
      ),
    );
}

/** The version of the privacy text that a member was last told of or agreed to; null for neither. */
export async function findKnownPrivacyVersion(
  db: Database,
  userId: string,
): Promise<string | null> {
  const [told] = await db
    .select({ version: legalNotices.version })
    .from(legalNotices)
    .where(and(eq(legalNotices.userId, userId), eq(legalNotices.document, "privacy")))
    .orderBy(desc(legalNotices.noticedAt))
    .limit(1);
  if (told) return told.version;
  const kinds = ["privacy", "newsletter"];
  const [agreed] = await db
    .select({ version: consentRecords.version })
    .from(consentRecords)
    .where(and(eq(consentRecords.userId, userId), inArray(consentRecords.kind, kinds)))
    .orderBy(desc(consentRecords.givenAt))
    .limit(1);
  return agreed?.version ?? null;
}

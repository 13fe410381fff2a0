import { and, desc, eq, gt, inArray, isNull, min, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import { consentRecords, legalNotices } from "../../../db/tables/privacy.ts";

export type ConsentRecord = typeof consentRecords.$inferInsert;

/** Assigns a browser's anonymous records to the member who logged in there. */
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

export async function listStoredKinds(
  db: Database,
  {
    visitorId,
    userId,
    givenAt: consentedAt,
  }: { visitorId: string; userId: string | null; givenAt: Date },
): Promise<string[]> {
  const rows = await db
    .select({ kind: consentRecords.kind })
    .from(consentRecords)
    .where(
      and(
        eq(consentRecords.visitorId, visitorId),
        eq(consentRecords.givenAt, consentedAt),
        userId ? eq(consentRecords.userId, userId) : undefined,
      ),
    );
  return rows.map(({ kind }) => kind);
}

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

/** Ends this browser's consents at its first later refusal, for any user and in any order of arrival. */
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

/**
 * The version of the privacy text that the member was last notified of or agreed to. Null if there is none.
 */
export async function findKnownPrivacyVersion(
  db: Database,
  userId: string,
): Promise<string | null> {
  const [properties] = await db
    .select({ version: legalNotices.version })
    .from(legalNotices)
    .where(and(eq(legalNotices.userId, userId), eq(legalNotices.document, "privacy")))
    .orderBy(desc(legalNotices.noticedAt))
    .limit(1);
  if (properties) return properties.version;
  const kinds = ["privacy", "newsletter"];
  const [agreed] = await db
    .select({ version: consentRecords.version })
    .from(consentRecords)
    .where(and(eq(consentRecords.userId, userId), inArray(consentRecords.kind, kinds)))
    .orderBy(desc(consentRecords.givenAt))
    .limit(1);
  return agreed?.version ?? null;
}

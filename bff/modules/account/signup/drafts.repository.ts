import { and, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { mailTokens } from "../../../db/tables/mail.ts";
import { signupDevices, signupDrafts } from "../../../db/tables/signup.ts";

export type DraftRow = typeof signupDrafts.$inferSelect;

export async function insertDraft(
  db: Database,
  draft: typeof signupDrafts.$inferInsert,
): Promise<DraftRow> {
  const [inserted] = await db.insert(signupDrafts).values(draft).returning();
  if (!inserted) throw new Error("The draft was not written");
  return inserted;
}

export async function insertDevice(
  db: Database,
  device: typeof signupDevices.$inferInsert,
): Promise<void> {
  await db.insert(signupDevices).values(device);
}

export async function findDraftByDevice(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<DraftRow | null> {
  const [found] = await db
    .select({ draft: signupDrafts })
    .from(signupDevices)
    .innerJoin(signupDrafts, eq(signupDevices.draftId, signupDrafts.id))
    .where(and(eq(signupDevices.tokenHash, tokenHash), gt(signupDrafts.expiresAt, now)));
  return found?.draft ?? null;
}

export async function findDraft(db: Database, id: string, now: Date): Promise<DraftRow | null> {
  const where = and(eq(signupDrafts.id, id), gt(signupDrafts.expiresAt, now));
  return (await db.select().from(signupDrafts).where(where))[0] ?? null;
}

/** Reads the draft and locks it until the transaction ends. */
export async function lockDraft(db: Database, id: string): Promise<DraftRow | null> {
  const rows = await db.select().from(signupDrafts).where(eq(signupDrafts.id, id)).for("update");
  return rows[0] ?? null;
}

export async function updateDraft(
  db: Database,
  id: string,
  change: Partial<Omit<DraftRow, "id">>,
): Promise<void> {
  await db.update(signupDrafts).set(change).where(eq(signupDrafts.id, id));
}

export async function listRivalDraftIds(
  db: Database,
  { id, emailHash }: { id: string; emailHash: Buffer },
): Promise<string[]> {
  const rows = await db
    .select({ id: signupDrafts.id })
    .from(signupDrafts)
    .where(
      and(
        eq(signupDrafts.emailHash, emailHash),
        ne(signupDrafts.id, id),
        isNull(signupDrafts.userId),
      ),
    );
  return rows.map((row) => row.id);
}

/**
 * Deletes an e-mail's unfinished drafts and all links sent to it. A draft without a hash is found by its
 * links. A draft that now has another e-mail stays, without the links.
 */
export async function deleteSignupsOf(
  db: Database,
  { emailKey, emailHash }: { emailKey: string; emailHash: Buffer },
): Promise<void> {
  const isTo = eq(sql`lower(${mailTokens.email})`, emailKey);
  const linked = db.select({ id: mailTokens.draftId }).from(mailTokens).where(isTo);
  const isUnnamed = and(isNull(signupDrafts.emailHash), inArray(signupDrafts.id, linked));
  await db
    .delete(signupDrafts)
    .where(and(isNull(signupDrafts.userId), or(eq(signupDrafts.emailHash, emailHash), isUnnamed)));
  await db.delete(mailTokens).where(isTo);
}

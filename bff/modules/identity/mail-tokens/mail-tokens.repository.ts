import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { mailTokens } from "../../../db/tables/mail.ts";

export type MailTokenRow = typeof mailTokens.$inferSelect;
export type MailTokenPurpose = MailTokenRow["purpose"];

export type MailTokenOwner = { userId: string } | { draftId: string };

export async function insertMailToken(
  within: Database,
  row: typeof mailTokens.$inferInsert,
): Promise<void> {
  await within.insert(mailTokens).values(row);
}

export async function replaceOpenTokens(
  within: Database,
  purpose: MailTokenPurpose,
  owner: MailTokenOwner,
  replacedAt: Date,
): Promise<void> {
  await within
    .update(mailTokens)
    .set({ replacedAt })
    .where(and(isOf(purpose, owner), isNull(mailTokens.usedAt), isNull(mailTokens.replacedAt)));
}

export async function findMailToken(
  db: Database,
  purpose: MailTokenPurpose,
  tokenHash: Buffer,
): Promise<MailTokenRow | null> {
  const [row] = await db
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose)));
  return row ?? null;
}

export async function findOpenToken(
  db: Database,
  purpose: MailTokenPurpose,
  owner: MailTokenOwner,
  now: Date,
): Promise<MailTokenRow | null> {
  const [row] = await db
    .select()
    .from(mailTokens)
    .where(and(isOf(purpose, owner), isOpen(now)))
    .orderBy(desc(mailTokens.createdAt))
    .limit(1);
  return row ?? null;
}

/** Marks an open token as used. Null if it is not open. Of parallel calls only one gets the row. */
export async function takeMailToken(
  within: Database,
  id: string,
  now: Date,
): Promise<MailTokenRow | null> {
  const [row] = await within
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.id, id), isOpen(now)))
    .returning();
  return row ?? null;
}

/**
 * Counts a guess of the code before it is compared. Returns the new count, or null if the limit was
 * reached.
 */
export async function countCodeGuess(
  db: Database,
  id: string,
  most: number,
): Promise<number | null> {
  const counted = await db
    .update(mailTokens)
    .set({ wrongCodes: sql`${mailTokens.wrongCodes} + 1` })
    .where(and(eq(mailTokens.id, id), lt(mailTokens.wrongCodes, most)))
    .returning({ wrongCodes: mailTokens.wrongCodes });
  return counted[0]?.wrongCodes ?? null;
}

function isOf(purpose: MailTokenPurpose, owner: MailTokenOwner) {
  return and(
    eq(mailTokens.purpose, purpose),
    "userId" in owner ? eq(mailTokens.userId, owner.userId) : eq(mailTokens.draftId, owner.draftId),
  );
}

function isOpen(now: Date) {
  return and(
    isNull(mailTokens.usedAt),
    isNull(mailTokens.replacedAt),
    gt(mailTokens.expiresAt, now),
  );
}

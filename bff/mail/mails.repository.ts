import { and, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { mails } from "../db/tables/mail.ts";

export type MailRow = typeof mails.$inferSelect;

/** Null when the account is gone. */
export async function findFirstName(within: Database, userId: string): Promise<string | null> {
  const columns = { firstName: true } as const;
  const found = await within.query.users.findFirst({ columns, where: eq(users.id, userId) });
  return found?.firstName ?? null;
}

/** False when the same cause wrote its mail before. */
export async function insertMail(
  within: Database,
  row: typeof mails.$inferInsert,
): Promise<boolean> {
  const inserted = await within
    .insert(mails)
    .values(row)
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  return inserted.length > 0;
}

/** Whose mail a Message-ID names, and to which address it went; null for none of ours. */
export async function findMailOf(
  db: Database,
  messageId: string,
): Promise<Pick<MailRow, "userId" | "recipientHash"> | null> {
  const id = messageId.slice(0, messageId.indexOf("@"));
  if (!z.guid().safeParse(id).success) return null;
  const columns = { userId: true, recipientHash: true } as const;
  return (await db.query.mails.findFirst({ columns, where: eq(mails.id, id) })) ?? null;
}

/** Counts a try and hands out the mail; null when it is gone, sent or given up. */
export async function claimMail(db: Database, id: string): Promise<MailRow | null> {
  const [row] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), eq(mails.state, "queued")))
    .returning();
  return row ?? null;
}

export async function markMailSent(db: Database, id: string, sentAt: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: "sent", content: null, lastError: null, sentAt })
    .where(eq(mails.id, id));
}

export async function noteMailError(db: Database, id: string, lastError: string): Promise<void> {
  await db.update(mails).set({ lastError }).where(eq(mails.id, id));
}

export async function markMailFailed(db: Database, id: string, lastError: string): Promise<void> {
  await db.update(mails).set({ state: "failed", content: null, lastError }).where(eq(mails.id, id));
}

/** Gives up what nobody tries any more, as after a process that was killed in its last try. */
export async function failMailsBefore(db: Database, createdBefore: Date): Promise<number> {
  const failed = await db
    .update(mails)
    .set({ state: "failed", content: null, lastError: "abandoned" })
    .where(and(eq(mails.state, "queued"), lt(mails.createdAt, createdBefore)))
    .returning({ id: mails.id });
  return failed.length;
}

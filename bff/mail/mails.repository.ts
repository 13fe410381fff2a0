import { and, between, eq, like, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { mails } from "../db/tables/mail.ts";
import type { MailTemplateName } from "./mail-templates.ts";
import { ADDRESS_REFUSED } from "./unknown-address.ts";

export type MailRow = typeof mails.$inferSelect;

export const TOO_LATE = "too late";
const ABANDONED = "abandoned";

export async function findFirstName(within: Database, userId: string): Promise<string | null> {
  const columns = { firstName: true } as const;
  const found = await within.query.users.findFirst({ columns, where: eq(users.id, userId) });
  return found?.firstName ?? null;
}

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

export async function findMailOf(
  db: Database,
  messageId: string,
): Promise<Pick<MailRow, "id" | "userId" | "recipientHash"> | null> {
  const id = messageId.slice(0, messageId.indexOf("@"));
  if (!z.guid().safeParse(id).success) return null;
  const columns = { id: true, userId: true, recipientHash: true } as const;
  return (await db.query.mails.findFirst({ columns, where: eq(mails.id, id) })) ?? null;
}

/** Counts a try and returns the mail; null if it is deleted, sent or failed. */
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

/** Days in Zurich, not mails, with a permanent refusal. */
export async function countRefusedDays(
  within: Database,
  { userId, recipientHash }: { userId: string; recipientHash: Buffer },
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const day = sql`(${mails.createdAt} at time zone 'Europe/Zurich')::date`;
  const [counted] = await within
    .select({ days: sql<number>`count(distinct ${day})::int` })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        eq(mails.recipientHash, recipientHash),
        between(mails.createdAt, from, until),
        like(mails.lastError, `${ADDRESS_REFUSED}%`),
      ),
    );
  return counted?.days ?? 0;
}

type Unsent = { userId: string; dedupeKey: string };

/**
 * Mails of a template that were not sent on their day: failed or still queued, and newer than the member's
 * last sent one.
 * @param except ending of the dedupe keys to skip, because their day is not over
 */
export async function listPassedOver(
  db: Database,
  template: MailTemplateName,
  { since, except }: { since: Date; except: string },
): Promise<Unsent[]> {
  const { rows } = await db.execute<Unsent>(sql`
    select user_id as "userId", dedupe_key as "dedupeKey" from mails unsent
    where template = ${template} and user_id is not null and created_at > ${since}
      and right(dedupe_key, ${except.length}) <> ${except}
      and (state = 'queued' or state = 'failed' and last_error in (${TOO_LATE}, ${ABANDONED}))
      and not exists (
        select from mails went where went.user_id = unsent.user_id and went.template = ${template}
          and went.state = 'sent' and went.created_at > unsent.created_at)
    order by created_at`);
  return rows;
}

/** Fails mails that no job tries any more, for example after a process was killed in its last try. */
export async function failMailsBefore(db: Database, createdBefore: Date): Promise<number> {
  const failed = await db
    .update(mails)
    .set({ state: "failed", content: null, lastError: ABANDONED })
    .where(and(eq(mails.state, "queued"), lt(mails.createdAt, createdBefore)))
    .returning({ id: mails.id });
  return failed.length;
}

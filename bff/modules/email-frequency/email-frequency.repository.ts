import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema.ts";
import { emailFrequencies } from "../../db/tables/preferences.ts";
import type { EmailFrequency } from "./email-frequency.ts";

/** The member's row; the defaults are written when there is none yet. */
export async function readFrequency(
  db: Database,
  userId: string,
  now: Date,
): Promise<EmailFrequency> {
  await db
    .insert(emailFrequencies)
    .values({ id: randomUUID(), userId, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(emailFrequencies).where(eq(emailFrequencies.userId, userId));
  if (!row) throw new Error("The preferences were not written");
  return row;
}

/** The member's row, held against others until the transaction ends. */
export async function lockFrequency(
  within: Database,
  userId: string,
  now: Date,
): Promise<EmailFrequency> {
  await readFrequency(within, userId, now);
  const ofMember = eq(emailFrequencies.userId, userId);
  const [row] = await within.select().from(emailFrequencies).where(ofMember).for("update");
  if (!row) throw new Error("The preferences are gone");
  return row;
}

export async function updateFrequency(
  db: Database,
  userId: string,
  changes: Partial<Omit<EmailFrequency, "id" | "userId">>,
  now: Date,
): Promise<EmailFrequency> {
  await readFrequency(db, userId, now);
  const [row] = await db
    .update(emailFrequencies)
    .set({ ...changes, updatedAt: now })
    .where(eq(emailFrequencies.userId, userId))
    .returning();
  if (!row) throw new Error("The preferences are gone");
  return row;
}

export interface Subscriber {
  userId: string;
  email: string;
  firstName: string;
  /** Null for who never chose: the defaults count. */
  settings: EmailFrequency | null;
}

/**
 * One page of the members bulk mail may go to, by id: active, confirmed, not paused, and seen since
 * `seenSince` (who was never seen counts from the account's beginning).
 */
export async function listSubscribers(
  db: Database,
  page: { after: string | null; take: number; now: Date; seenSince: Date },
): Promise<Subscriber[]> {
  const { after, take, now, seenSince } = page;
  const rows = await db
    .select({ user: users, settings: emailFrequencies })
    .from(users)
    .leftJoin(emailFrequencies, eq(emailFrequencies.userId, users.id))
    .where(
      and(
        after === null ? undefined : gt(users.id, after),
        eq(users.isActive, true),
        eq(users.isEmailConfirmed, true),
        eq(users.cmsStatus, "active"),
        or(
          gt(users.lastSeenAt, seenSince),
          and(isNull(users.lastSeenAt), gt(users.createdAt, seenSince)),
        ),
        or(isNull(emailFrequencies.pausedUntil), lte(emailFrequencies.pausedUntil, now)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(take);
  return rows.map(({ user, settings }) => ({
    userId: user.id,
    email: user.email,
    firstName: user.firstName,
    settings,
  }));
}

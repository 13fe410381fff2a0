import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
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

export type Subscriber = {
  userId: string;
  directusUserId: string;
  email: string;
  firstName: string;
  /** Null for who never chose: the defaults count. */
  settings: EmailFrequency | null;
};

/** Mail about content is part of what is paid. @param payingRoleIds roles of members who have it */
const isPaying = (payingRoleIds: readonly string[], now: Date) =>
  and(
    inArray(users.cmsRoleId, [...payingRoleIds]),
    or(isNull(users.cmsPaidUntil), gt(users.cmsPaidUntil, now)),
  );

export async function isPayingMember(
  db: Database,
  userId: string,
  { payingRoleIds, now }: { payingRoleIds: readonly string[]; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isPaying(payingRoleIds, now)));
  return rows.length > 0;
}

/** Whom anything to many may reach at all. */
const isPresent = () =>
  and(eq(users.isActive, true), eq(users.isEmailConfirmed, true), eq(users.cmsStatus, "active"));

/** Whom mail to many may reach: who is not in a pause either. */
const isReachable = (now: Date) =>
  and(
    isPresent(),
    or(isNull(emailFrequencies.pausedUntil), lte(emailFrequencies.pausedUntil, now)),
  );

/** One page of the members who chose mail about the portal itself, by id, whether they pay or not. */
export async function listProductReaders(
  db: Database,
  page: { after: string | null; take: number; now: Date; payingRoleIds: readonly string[] | null },
): Promise<{ userId: string; email: string }[]> {
  const { after, take, now, payingRoleIds } = page;
  return db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .innerJoin(emailFrequencies, eq(emailFrequencies.userId, users.id))
    .where(
      and(
        after === null ? undefined : gt(users.id, after),
        eq(emailFrequencies.wantsProductMail, true),
        payingRoleIds ? isPaying(payingRoleIds, now) : undefined,
        isReachable(now),
      ),
    )
    .orderBy(asc(users.id))
    .limit(take);
}

/** One page of the members who asked for notices of content in the portal, by id. A pause is of mails alone. */
export async function listNoticeReaders(
  db: Database,
  { after, take }: { after: string | null; take: number },
): Promise<{ userId: string; owner: string }[]> {
  return db
    .select({ userId: users.id, owner: users.directusUserId })
    .from(users)
    .innerJoin(emailFrequencies, eq(emailFrequencies.userId, users.id))
    .where(
      and(
        after === null ? undefined : gt(users.id, after),
        eq(emailFrequencies.wantsContentNotice, true),
        isPresent(),
      ),
    )
    .orderBy(asc(users.id))
    .limit(take);
}

/**
 * One page of the members mail about content may go to, by id: paying, active, confirmed, not paused (where
 * they are asked for by name, in a pause as well), and seen since `seenSince` (who was never seen counts from the account's beginning).
 */
export async function listSubscribers(
  db: Database,
  page: {
    after: string | null;
    take: number;
    now: Date;
    seenSince: Date;
    payingRoleIds: readonly string[];
    /** Only those, by their id in Directus; everybody where it is missing. */
    among?: readonly string[];
  },
): Promise<Subscriber[]> {
  const { after, take, now, seenSince, payingRoleIds, among } = page;
  const rows = await db
    .select({ user: users, settings: emailFrequencies })
    .from(users)
    .leftJoin(emailFrequencies, eq(emailFrequencies.userId, users.id))
    .where(
      and(
        after === null ? undefined : gt(users.id, after),
        among && inArray(users.directusUserId, [...among]),
        isPaying(payingRoleIds, now),
        among ? isPresent() : isReachable(now),
        or(
          gt(users.lastSeenAt, seenSince),
          and(isNull(users.lastSeenAt), gt(users.createdAt, seenSince)),
        ),
      ),
    )
    .orderBy(asc(users.id))
    .limit(take);
  return rows.map(({ user, settings }) => ({
    userId: user.id,
    directusUserId: user.directusUserId,
    email: user.email,
    firstName: user.firstName,
    settings,
  }));
}

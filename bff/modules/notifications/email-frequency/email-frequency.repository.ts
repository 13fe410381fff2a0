import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { NotificationChoices } from "../../../../contract/notifications/choices.ts";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { emailFrequencies } from "../../../db/tables/preferences.ts";
import { wantsNotification } from "../../../db/wants-notification.ts";
import type { EmailFrequency } from "./email-frequency.ts";

/** The member's row. Creates it with the defaults if it is missing. */
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

/** Reads the member's row and locks it until the transaction ends. */
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
  /** Null for members who never chose: the defaults apply. */
  settings: EmailFrequency | null;
};

/** Mail about content is for paying members. @param payingRoleIds roles with paid access */
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

const isPresent = () =>
  and(eq(users.isActive, true), eq(users.isEmailConfirmed, true), eq(users.cmsStatus, "active"));

const isReachable = (now: Date) =>
  and(
    isPresent(),
    or(isNull(emailFrequencies.pausedUntil), lte(emailFrequencies.pausedUntil, now)),
  );

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

/**
 * One page, ordered by id, of members who chose notifications of content. A pause applies to mails only.
 */
export async function listNotificationReaders(
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
        wantsNotification("content", "portal"),
        isPresent(),
      ),
    )
    .orderBy(asc(users.id))
    .limit(take);
}

/**
 * One page, ordered by id, of members who may get mail about content: paying, active, confirmed, not paused
 * and seen since `seenSince`. The account's creation counts as seen. With `among`, paused members are
 * included.
 */
export async function listSubscribers(
  db: Database,
  page: {
    after: string | null;
    take: number;
    now: Date;
    seenSince: Date;
    payingRoleIds: readonly string[];
    /** Only these members, by Directus id. All if absent. */
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

/** One page, ordered by id, of members whose choices for the portal are only in Directus. */
export async function listOldPortalChoices(
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
        eq(emailFrequencies.hasOldPortalChoices, true),
      ),
    )
    .orderBy(asc(users.id))
    .limit(take);
}

/** Saves the choices with those that were only in Directus. */
export async function savePortalChoices(
  within: Database,
  userId: string,
  notificationChoices: NotificationChoices,
): Promise<void> {
  await within
    .update(emailFrequencies)
    .set({ notificationChoices, hasOldPortalChoices: false })
    .where(eq(emailFrequencies.userId, userId));
}

import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { areaWaits, emailFrequencies } from "../../../db/tables/preferences.ts";

export async function insertWait(
  within: Database,
  wait: { userId: string; area: string; createdAt: Date },
): Promise<void> {
  await within.insert(areaWaits).values(wait).onConflictDoNothing();
}

/** False if there was no row, such as when another process was faster. */
export async function deleteWait(within: Database, userId: string, area: string): Promise<boolean> {
  const deleted = await within
    .delete(areaWaits)
    .where(and(eq(areaWaits.userId, userId), eq(areaWaits.area, area)))
    .returning({ area: areaWaits.area });
  return deleted.length > 0;
}

export async function isPending(db: Database, userId: string, area: string): Promise<boolean> {
  const ofMember = and(eq(areaWaits.userId, userId), eq(areaWaits.area, area));
  return (await db.$count(areaWaits, ofMember)) > 0;
}

export function countWaits(db: Database, area: string): Promise<number> {
  return db.$count(areaWaits, eq(areaWaits.area, area));
}

export type Wait = {
  userId: string;
  email: string;
  wantsMail: boolean;
  createdAt: Date;
};

/**
 * One page of members who wait for an area and may be mailed now, ordered by id: active, confirmed and
 * without a pause.
 */
export async function listWaits(
  db: Database,
  page: { area: string; after: string | null; take: number; now: Date },
): Promise<Wait[]> {
  const { area, after, take, now } = page;
  const rows = await db
    .select({ user: users, settings: emailFrequencies, createdAt: areaWaits.createdAt })
    .from(areaWaits)
    .innerJoin(users, eq(users.id, areaWaits.userId))
    .leftJoin(emailFrequencies, eq(emailFrequencies.userId, users.id))
    .where(
      and(
        eq(areaWaits.area, area),
        after === null ? undefined : gt(users.id, after),
        eq(users.isActive, true),
        eq(users.isEmailConfirmed, true),
        eq(users.cmsStatus, "active"),
        or(isNull(emailFrequencies.pausedUntil), lte(emailFrequencies.pausedUntil, now)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(take);
  return rows.map(({ user, settings, createdAt }) => ({
    userId: user.id,
    email: user.email,
    wantsMail: settings?.wantsAreaMail ?? true,
    createdAt,
  }));
}

import { and, asc, eq, gt, isNotNull, lt } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { memberPlans, planReminders } from "../../../db/tables/plan.ts";

export type MemberPlan = typeof memberPlans.$inferSelect;

export async function findPlan(db: Database, userId: string): Promise<MemberPlan | null> {
  const [row] = await db.select().from(memberPlans).where(eq(memberPlans.userId, userId));
  return row ?? null;
}

export async function upsertPlan(
  db: Database,
  userId: string,
  values: Partial<Omit<MemberPlan, "userId">> & { updatedAt: Date },
): Promise<void> {
  await db
    .insert(memberPlans)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: memberPlans.userId, set: values });
}

const isActive = and(
  eq(users.isActive, true),
  eq(users.isEmailConfirmed, true),
  eq(users.cmsStatus, "active"),
);

/** Null if the owner may not log in. */
export async function findByFeed(
  db: Database,
  feedHash: Buffer,
): Promise<{ userId: string; directusUserId: string; arrivalOn: string | null } | null> {
  const [row] = await db
    .select({
      userId: users.id,
      directusUserId: users.directusUserId,
      arrivalOn: memberPlans.arrivalOn,
    })
    .from(memberPlans)
    .innerJoin(users, eq(users.id, memberPlans.userId))
    .where(and(eq(memberPlans.feedHash, feedHash), isActive));
  return row ?? null;
}

export type PlannedMember = {
  userId: string;
  directusUserId: string;
  email: string;
  arrivalOn: string;
};

const plannedColumns = {
  userId: users.id,
  directusUserId: users.directusUserId,
  email: users.email,
  arrivalOn: memberPlans.arrivalOn,
};
const withArrival = (
  rows: readonly (Omit<PlannedMember, "arrivalOn"> & { arrivalOn: string | null })[],
) => rows.flatMap(({ arrivalOn, ...row }) => (arrivalOn === null ? [] : { ...row, arrivalOn }));

export async function listPlanned(
  db: Database,
  { after, take }: { after: string | null; take: number },
): Promise<PlannedMember[]> {
  const rows = await db
    .select(plannedColumns)
    .from(memberPlans)
    .innerJoin(users, eq(users.id, memberPlans.userId))
    .where(
      and(
        isNotNull(memberPlans.arrivalOn),
        after === null ? undefined : gt(users.id, after),
        isActive,
      ),
    )
    .orderBy(asc(users.id))
    .limit(take);
  return withArrival(rows);
}

/** One of these members. Null if the plan no longer has a day, or the member may not log in. */
export async function findPlanned(db: Database, userId: string): Promise<PlannedMember | null> {
  const rows = await db
    .select(plannedColumns)
    .from(memberPlans)
    .innerJoin(users, eq(users.id, memberPlans.userId))
    .where(and(eq(users.id, userId), isActive));
  return withArrival(rows)[0] ?? null;
}

export type Reminder = typeof planReminders.$inferInsert;

/** Saves reminders as sent. @returns those that were not sent before */
export async function insertReminders(
  within: Database,
  reminders: readonly Reminder[],
): Promise<Reminder[]> {
  if (reminders.length === 0) return [];
  return within
    .insert(planReminders)
    .values([...reminders])
    .onConflictDoNothing()
    .returning();
}

export async function deleteRemindersBefore(db: Database, day: string): Promise<void> {
  await db.delete(planReminders).where(lt(planReminders.dueOn, day));
}

import { and, asc, eq, gt, isNotNull, lt, or } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { memberPlans, planReminders } from "../../../db/tables/plan.ts";
import { memberAnswers } from "../../../db/tables/signup.ts";
import type { SealedParts } from "./sealed-situation.ts";

export type MemberPlan = typeof memberPlans.$inferSelect;

/** The plan with the signup's answers; a member without a plan has nulls. */
export async function findPlanWithAnswers(
  db: Database,
  userId: string,
): Promise<
  SealedParts & Pick<MemberPlan, "feedMadeAt" | "caughtUpAt"> & { directusUserId: string | null }
> {
  const [row] = await db
    .select({
      directusUserId: users.directusUserId,
      arrivalOn: memberPlans.arrivalOn,
      situation: memberPlans.situation,
      feedMadeAt: memberPlans.feedMadeAt,
      caughtUpAt: memberPlans.caughtUpAt,
      answers: memberAnswers.answers,
    })
    .from(users)
    .leftJoin(memberPlans, eq(memberPlans.userId, users.id))
    .leftJoin(memberAnswers, eq(memberAnswers.userId, users.id))
    .where(eq(users.id, userId));
  const nothing = { arrivalOn: null, situation: null, answers: null };
  return row ?? { ...nothing, directusUserId: null, feedMadeAt: null, caughtUpAt: null };
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

export type PlannedMember = SealedParts & {
  userId: string;
  directusUserId: string;
  email: string;
};

const selectPlanned = (db: Database) =>
  db
    .select({
      userId: users.id,
      directusUserId: users.directusUserId,
      email: users.email,
      arrivalOn: memberPlans.arrivalOn,
      situation: memberPlans.situation,
      answers: memberAnswers.answers,
    })
    .from(memberPlans)
    .innerJoin(users, eq(users.id, memberPlans.userId))
    .leftJoin(memberAnswers, eq(memberAnswers.userId, memberPlans.userId));

/** Members who wrote nothing down are not reminded. */
const hasPlan = or(isNotNull(memberPlans.arrivalOn), isNotNull(memberPlans.situation));

export function listPlanned(
  db: Database,
  { after, take }: { after: string | null; take: number },
): Promise<PlannedMember[]> {
  return selectPlanned(db)
    .where(and(hasPlan, after === null ? undefined : gt(users.id, after), isActive))
    .orderBy(asc(users.id))
    .limit(take);
}

/** One of these members. Null if the plan no longer has a day, or the member may not log in. */
export async function findPlanned(db: Database, userId: string): Promise<PlannedMember | null> {
  const [row] = await selectPlanned(db).where(and(eq(users.id, userId), hasPlan, isActive));
  return row ?? null;
}

/** Null if the owner may not log in. */
export async function findByFeed(db: Database, feedHash: Buffer): Promise<PlannedMember | null> {
  const [row] = await selectPlanned(db).where(and(eq(memberPlans.feedHash, feedHash), isActive));
  return row ?? null;
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

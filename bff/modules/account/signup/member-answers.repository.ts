import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { memberAnswers } from "../../../db/tables/signup.ts";

export type MemberAnswersRow = typeof memberAnswers.$inferSelect;

export async function findMemberAnswers(
  db: Database,
  userId: string,
): Promise<MemberAnswersRow | null> {
  const where = eq(memberAnswers.userId, userId);
  return (await db.select().from(memberAnswers).where(where))[0] ?? null;
}

/** Reads the row and locks it until the transaction ends. */
export async function lockMemberAnswers(
  db: Database,
  userId: string,
): Promise<MemberAnswersRow | null> {
  const where = eq(memberAnswers.userId, userId);
  return (await db.select().from(memberAnswers).where(where).for("update"))[0] ?? null;
}

export async function saveMemberAnswers(
  db: Database,
  row: typeof memberAnswers.$inferInsert,
): Promise<void> {
  const { userId: _, ...change } = row;
  await db
    .insert(memberAnswers)
    .values(row)
    .onConflictDoUpdate({ target: memberAnswers.userId, set: change });
}

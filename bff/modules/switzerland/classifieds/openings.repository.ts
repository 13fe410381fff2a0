import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { offerOpenings } from "../../../db/tables/classifieds.ts";

export type Opening = typeof offerOpenings.$inferInsert;

/** Serializes a member's openings, so that two tabs never share the last one. */
export async function lockOpenings(transaction: Database, userId: string): Promise<void> {
  const name = `openings:${userId}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function listOpened(db: Database, userId: string, day: string): Promise<Set<string>> {
  const rows = await db
    .select()
    .from(offerOpenings)
    .where(and(eq(offerOpenings.userId, userId), eq(offerOpenings.day, day)));
  return new Set(rows.map(({ kind, item }) => `${kind}/${item}`));
}

export async function insertOpening(transaction: Database, opening: Opening): Promise<void> {
  const { userId, day } = opening;
  await transaction
    .delete(offerOpenings)
    .where(and(eq(offerOpenings.userId, userId), lt(offerOpenings.day, day)));
  await transaction.insert(offerOpenings).values(opening).onConflictDoNothing();
}

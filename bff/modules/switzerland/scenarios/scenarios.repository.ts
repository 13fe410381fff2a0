import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { savedScenarios } from "../../../db/tables/scenarios.ts";

export type ScenarioRow = typeof savedScenarios.$inferSelect;

const ofMember = (userId: string, id: string) =>
  and(eq(savedScenarios.userId, userId), eq(savedScenarios.id, id));

/** Serializes a member's new scenarios, so that two tabs never share the last free place. */
export async function lockScenarios(transaction: Database, userId: string): Promise<void> {
  const name = `scenarios:${userId}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export function countScenarios(db: Database, userId: string): Promise<number> {
  return db.$count(savedScenarios, eq(savedScenarios.userId, userId));
}

export async function insertScenario(within: Database, row: ScenarioRow): Promise<void> {
  await within.insert(savedScenarios).values(row);
}

export function listScenarios(db: Database, userId: string): Promise<ScenarioRow[]> {
  return db
    .select()
    .from(savedScenarios)
    .where(eq(savedScenarios.userId, userId))
    .orderBy(desc(savedScenarios.updatedAt), asc(savedScenarios.id));
}

/** Locks the row until the transaction ends. */
export async function lockScenario(
  transaction: Database,
  userId: string,
  id: string,
): Promise<ScenarioRow | null> {
  const [row] = await transaction
    .select()
    .from(savedScenarios)
    .where(ofMember(userId, id))
    .for("update");
  return row ?? null;
}

export async function updateScenario(
  within: Database,
  id: string,
  change: Partial<Omit<ScenarioRow, "id" | "userId">>,
): Promise<void> {
  await within.update(savedScenarios).set(change).where(eq(savedScenarios.id, id));
}

export async function deleteScenario(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(savedScenarios)
    .where(ofMember(userId, id))
    .returning({ id: savedScenarios.id });
  return deleted.length > 0;
}

export async function findSharedScenario(db: Database, hash: Buffer): Promise<ScenarioRow | null> {
  const [row] = await db
    .select()
    .from(savedScenarios)
    .where(eq(savedScenarios.shareTokenHash, hash));
  return row ?? null;
}

export async function findScenario(db: Database, id: string): Promise<ScenarioRow | null> {
  const [row] = await db.select().from(savedScenarios).where(eq(savedScenarios.id, id));
  return row ?? null;
}

export function listScenarioIds(
  db: Database,
  page: { after: string | null; take: number },
): Promise<{ id: string; userId: string }[]> {
  const { after, take } = page;
  return db
    .select({ id: savedScenarios.id, userId: savedScenarios.userId })
    .from(savedScenarios)
    .where(after === null ? undefined : gt(savedScenarios.id, after))
    .orderBy(asc(savedScenarios.id))
    .limit(take);
}

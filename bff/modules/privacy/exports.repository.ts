import { and, count, desc, eq, gt, lt, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { dataExports } from "../../db/tables/privacy.ts";

export type ExportRow = typeof dataExports.$inferSelect;

const listed = {
  id: dataExports.id,
  state: dataExports.state,
  sizeBytes: dataExports.sizeBytes,
  requestedAt: dataExports.requestedAt,
  readyAt: dataExports.readyAt,
  expiresAt: dataExports.expiresAt,
};

export async function insertExport(db: Database, row: typeof dataExports.$inferInsert) {
  await db.insert(dataExports).values(row);
}

/** A member's exports without their archives, newest first. */
export async function listExports(db: Database, userId: string) {
  return db
    .select(listed)
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.requestedAt))
    .limit(10);
}

export async function findExport(db: Database, id: string): Promise<ExportRow | null> {
  return (await db.query.dataExports.findFirst({ where: eq(dataExports.id, id) })) ?? null;
}

export async function countExportsSince(db: Database, userId: string, since: Date) {
  const where = and(eq(dataExports.userId, userId), gt(dataExports.requestedAt, since));
  const [counted] = await db.select({ total: count() }).from(dataExports).where(where);
  return counted?.total ?? 0;
}

export async function updateExport(
  db: Database,
  id: string,
  change: Partial<typeof dataExports.$inferInsert>,
): Promise<void> {
  await db.update(dataExports).set(change).where(eq(dataExports.id, id));
}

/** Empties archives whose time is over. @returns how many */
export async function expireExports(db: Database, now: Date): Promise<number> {
  const ready = and(eq(dataExports.state, "ready"), lt(dataExports.expiresAt, now));
  const stuck = and(
    eq(dataExports.state, "queued"),
    lt(dataExports.requestedAt, new Date(now.getTime() - 24 * 3_600_000)),
  );
  const expired = await db
    .update(dataExports)
    .set({ state: "expired", archive: null })
    .where(or(ready, stuck))
    .returning({ id: dataExports.id });
  return expired.length;
}

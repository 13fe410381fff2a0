import { and, count, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { dataExports } from "../../../db/tables/privacy.ts";

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

/** Failed exports do not count, so that the member can request another one. */
export async function countExportsSince(db: Database, userId: string, since: Date) {
  const where = and(
    eq(dataExports.userId, userId),
    gt(dataExports.requestedAt, since),
    ne(dataExports.state, "failed"),
  );
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

export async function failExport(db: Database, id: string): Promise<void> {
  await db
    .update(dataExports)
    .set({ state: "failed" })
    .where(and(eq(dataExports.id, id), eq(dataExports.state, "queued")));
}

/** Deletes expired archives, and fails exports that are not finished after a day. */
export async function expireExports(db: Database, now: Date): Promise<void> {
  await db
    .update(dataExports)
    .set({ state: "expired", archive: null })
    .where(and(eq(dataExports.state, "ready"), lt(dataExports.expiresAt, now)));
  // Their process crashed in the last attempt.
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  await db
    .update(dataExports)
    .set({ state: "failed" })
    .where(and(eq(dataExports.state, "queued"), lt(dataExports.requestedAt, dayAgo)));
}

import { and, desc, eq, inArray, isNull, max } from "drizzle-orm";
import type { OfficialSource } from "../../../../../contract/api/common.ts";
import type { OfficialKind } from "../../../../../contract/calculators/official-years.ts";
import type { Database } from "../../../../db/database.ts";
import { officialImports } from "../../../../db/tables/official-tables.ts";
import type { OfficialImportRow } from "../../../../db/tables/official-tables.ts";

export type NewImport = Omit<OfficialImportRow, "id" | "rolledBackAt" | "rolledBackBy">;

export async function insertImport(within: Database, run: NewImport): Promise<number> {
  const [row] = await within.insert(officialImports).values(run).returning();
  if (!row) throw new Error("The run was not written");
  return row.id;
}

const isInForce = and(eq(officialImports.state, "imported"), isNull(officialImports.rolledBackAt));

export async function listInForce(
  db: Database,
  kind: OfficialKind,
  year: number,
): Promise<OfficialImportRow[]> {
  return db
    .selectDistinctOn([officialImports.scope])
    .from(officialImports)
    .where(and(isInForce, eq(officialImports.kind, kind), eq(officialImports.year, year)))
    .orderBy(officialImports.scope, desc(officialImports.id));
}

export async function findInForce(
  db: Database,
  kind: OfficialKind,
  year: number,
  scope: string,
): Promise<OfficialImportRow | null> {
  const inForce = await listInForce(db, kind, year);
  return inForce.find((run) => run.scope === scope) ?? null;
}

export async function listIdsInForce(db: Database): Promise<Set<number>> {
  const { kind, year, scope, id } = officialImports;
  const rows = await db
    .selectDistinctOn([kind, year, scope], { id })
    .from(officialImports)
    .where(isInForce)
    .orderBy(kind, year, scope, desc(id));
  return new Set(rows.map((row) => row.id));
}

export async function findImport(db: Database, id: number): Promise<OfficialImportRow | null> {
  const [row] = await db.select().from(officialImports).where(eq(officialImports.id, id));
  return row ?? null;
}

export async function markRolledBack(
  within: Database,
  id: number,
  change: { rolledBackAt: Date; rolledBackBy: string },
): Promise<void> {
  await within.update(officialImports).set(change).where(eq(officialImports.id, id));
}

export async function listImports(db: Database, take: number): Promise<OfficialImportRow[]> {
  return db.select().from(officialImports).orderBy(desc(officialImports.id)).limit(take);
}

export async function listYears(db: Database, kind: OfficialKind): Promise<number[]> {
  const rows = await db
    .select({ year: officialImports.year })
    .from(officialImports)
    .where(and(isInForce, eq(officialImports.kind, kind)))
    .groupBy(officialImports.year)
    .orderBy(desc(officialImports.year));
  return rows.map(({ year }) => year);
}

export async function listKindsBroughtIn(
  db: Database,
  kinds: readonly OfficialKind[],
  year: number,
): Promise<OfficialKind[]> {
  const rows = await db
    .select({ kind: officialImports.kind, newest: max(officialImports.id) })
    .from(officialImports)
    .where(and(inArray(officialImports.kind, [...kinds]), eq(officialImports.year, year)))
    .groupBy(officialImports.kind);
  return rows.map(({ kind }) => kind);
}

export function toSource(run: OfficialImportRow): Omit<OfficialSource, "importedAt"> & {
  importedAt: Date;
} {
  const { year, publisher, title, sourceUrl: url, publishedOn, importedAt } = run;
  return { year, publisher, title, url, publishedOn, importedAt };
}

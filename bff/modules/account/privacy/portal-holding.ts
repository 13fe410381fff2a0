import type { Database } from "../../../db/database.ts";
import type { Sealer } from "../../../db/seal.ts";
import { listRowsOf, listTablesWithRows } from "./portal-holding.repository.ts";
import type { StoredRow, PersonTable } from "./portal-holding.repository.ts";

/** Credentials: they give access and are never exported. */
const secretColumns = new Set(["password_hash", "challenge"]);

export type HoldingDeps = {
  db: Database;
  sealer: Sealer;
  /**
   * `table.column` → purpose of its encryption. Binary columns not listed here are hashes, keys and files.
   */
  sealed: Readonly<Record<string, string>>;
};

/** @param tables all with a user column */
export async function gatherPortal(
  { db, sealer, sealed }: HoldingDeps,
  tables: readonly PersonTable[],
  userId: string,
): Promise<Record<string, StoredRow[]>> {
  const held: Record<string, StoredRow[]> = {};
  for (const { name: table, columns } of await listTablesWithRows(db, tables, userId)) {
    const isShown = ({ name, isBytes }: PersonTable["columns"][number]) =>
      !secretColumns.has(name) && (!isBytes || `${table}.${name}` in sealed);
    const requested = columns.filter(isShown).map(({ name }) => name);
    const rows = await listRowsOf(db, { table, columns: requested }, userId);
    held[table] = rows.map((row) => readable(table, row));
  }
  return held;

  function readable(table: string, row: StoredRow): StoredRow {
    const columns = Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
      if (!Buffer.isBuffer(value)) return [[column, value]];
      const purpose = sealed[`${table}.${column}`];
      return purpose ? [[column, sealer.open(purpose, value)]] : [];
    });
    return Object.fromEntries(columns);
  }
}

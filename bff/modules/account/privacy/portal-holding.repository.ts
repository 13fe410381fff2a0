import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";

export type StoredRow = Record<string, unknown>;
export type PersonTable = { name: string; columns: { name: string; isBytes: boolean }[] };

/**
 * All tables with a user column, read from the catalogue, so that later tables are exported automatically.
 * `users` itself has the person under `id`. Leaves out columns whose comment begins with "not exported:",
 * such as those that stay only for the previous version.
 */
export async function listPersonTables(db: Database): Promise<PersonTable[]> {
  const { rows } = await db.execute<{ table: string; column: string; type: string }>(
    sql`select one.table_name as table, one.column_name as column, one.data_type as type
        from information_schema.columns one
        where one.table_schema = 'public'
          and coalesce(col_description(
            format('%I.%I', one.table_schema, one.table_name)::regclass, one.ordinal_position
          ), '') not like 'not exported:%'
          and (one.table_name = 'users' or exists (
          select from information_schema.columns owner
            where owner.table_schema = 'public' and owner.table_name = one.table_name
              and owner.column_name = 'user_id'))
        order by one.table_name <> 'users', one.table_name, one.ordinal_position`,
  );
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column, type }) => ({ name: column, isBytes: type === "bytea" })),
  }));
}

const ownerOf = (table: string) => sql.identifier(table === "users" ? "id" : "user_id");

/** Those of the tables that have rows of the user: most have none. */
export async function listTablesWithRows(
  db: Database,
  tables: readonly PersonTable[],
  userId: string,
): Promise<PersonTable[]> {
  const checks = tables.map(
    ({ name }) =>
      sql`select ${name} as name where exists (
        select from ${sql.identifier(name)} where ${ownerOf(name)} = ${userId})`,
  );
  const { rows } = await db.execute<{ name: string }>(sql.join(checks, sql` union all `));
  const found = new Set(rows.map(({ name }) => name));
  return tables.filter(({ name }) => found.has(name));
}

export async function listRowsOf(
  db: Database,
  { table, columns }: { table: string; columns: readonly string[] },
  userId: string,
): Promise<StoredRow[]> {
  const requested = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rows } = await db.execute<StoredRow>(
    sql`select ${requested} from ${sql.identifier(table)} where ${ownerOf(table)} = ${userId}`,
  );
  return rows;
}

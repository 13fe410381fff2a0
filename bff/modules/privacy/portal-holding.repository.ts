import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

export type HeldRow = Record<string, unknown>;

/**
 * Every table that says whose row it is, read from the catalogue, so that a table added later is
 * exported without a word here. `users` itself holds the person under `id`.
 */
export async function listPersonTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ table_name: string }>(
    sql`select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id'
        order by table_name`,
  );
  return ["users", ...rows.map(({ table_name }) => table_name)];
}

export async function listRowsOf(db: Database, table: string, userId: string): Promise<HeldRow[]> {
  const owner = sql.identifier(table === "users" ? "id" : "user_id");
  const { rows } = await db.execute<HeldRow>(
    sql`select * from ${sql.identifier(table)} where ${owner} = ${userId}`,
  );
  return rows;
}

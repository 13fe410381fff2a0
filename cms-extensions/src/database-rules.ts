import { createHash } from "node:crypto";
import type { Knex } from "knex";

/** Functions and triggers by which the database itself keeps something true, whoever writes. */
export type DatabaseRules = {
  /** The function among them that carries their edition; its name is no other rules'. */
  marker: string;
  /** What the schema must have; it may come later than the extension. */
  needs: readonly { table: string; column: string }[];
  /** Statements that can be repeated. */
  statements: readonly string[];
  /** For rows that were there before. */
  settle?: string;
};

/**
 * One lock for whatever makes triggers: two at once, on the same tables in another order, would wait for
 * each other until PostgreSQL gives one of them up.
 */
export const TRIGGERS_LOCK = "select pg_advisory_xact_lock(hashtext('triggers of the portal'))";

/**
 * Makes the database keep some rules, once for each edition of them. What the schema lacks is left to the
 * next time.
 * @returns whether anything was made
 */
export async function ensureDatabaseRules(
  database: Knex,
  { marker, needs, statements, settle }: DatabaseRules,
): Promise<boolean> {
  for (const { table, column } of needs) {
    if (!(await database.schema.hasColumn(table, column))) return false;
  }
  const edition = createHash("sha256").update(statements.join()).digest("hex");
  return database.transaction(async (transaction) => {
    await transaction.raw(TRIGGERS_LOCK);
    const { rows } = await transaction.raw<{ rows: { edition: string | null }[] }>(
      "select obj_description(oid, 'pg_proc') as edition from pg_proc where proname = :name",
      { name: marker },
    );
    if (rows.some((row) => row.edition === edition)) return false;
    for (const statement of statements) await transaction.raw(statement);
    if (settle) await transaction.raw(settle);
    await transaction.raw(`comment on function ${marker}() is '${edition}'`);
    return true;
  });
}

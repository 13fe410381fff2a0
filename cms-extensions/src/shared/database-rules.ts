import { createHash } from "node:crypto";
import type { Knex } from "knex";

export type DatabaseRules = {
  /** Name of the function that carries the version; unique among all rules. */
  marker: string;
  /** Required tables and columns; the schema may be applied after the extension starts. */
  needs: readonly { table: string; column: string }[];
  /** The statements are idempotent. */
  statements: readonly string[];
  /** For rows older than the rules. */
  settle?: string;
};

/**
 * One lock for all code that creates triggers: two processes that lock the same tables in different order
 * would deadlock.
 */
export const TRIGGERS_LOCK = "select pg_advisory_xact_lock(hashtext('triggers of the portal'))";

/**
 * Creates a set of rules in the database, once per version. Rules for missing tables are created at a later
 * call.
 * @returns true if anything was created
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

import { createHash } from "node:crypto";
import type { Knex } from "knex";

export type DatabaseRules = {
  /** Name of the function that carries the version; unique among all rules. */
  marker: string;
  /** The statements are idempotent. */
  statements: readonly string[];
};

/**
 * One lock for all code that creates triggers: two processes that lock the same tables in different order
 * would deadlock.
 */
const TRIGGERS_LOCK = "select pg_advisory_xact_lock(hashtext('triggers of the portal'))";

/**
 * Creates a set of rules in the database, once per version.
 * @returns true if anything was created
 */
export async function applyDatabaseRules(
  database: Knex,
  { marker, statements }: DatabaseRules,
): Promise<boolean> {
  const edition = createHash("sha256").update(statements.join()).digest("hex");
  return database.transaction(async (transaction) => {
    await transaction.raw(TRIGGERS_LOCK);
    const { rows } = await transaction.raw<{ rows: { edition: string | null }[] }>(
      "select obj_description(oid, 'pg_proc') as edition from pg_proc where proname = :name",
      { name: marker },
    );
    if (rows.some((row) => row.edition === edition)) return false;
    // Knex would take a question mark for a binding.
    for (const statement of statements) await transaction.raw(statement.replaceAll("?", "\\?"));
    await transaction.raw(`comment on function ${marker}() is '${edition}'`);
    return true;
  });
}

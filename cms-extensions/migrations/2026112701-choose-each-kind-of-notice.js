/** Kinds that were kept out of the portal together with another one, and are chosen for themselves now. */
const chosenTogether = {
  comment: ["reply", "mention", "solution", "topic"],
  connection: ["chat"],
  plan: ["scenario"],
  offer: ["rate"],
};

/**
 * Who keeps a kind of notice out of the portal keeps out what came under its name.
 * @typedef {{ hasColumn(table: string, column: string): PromiseLike<boolean> }} Schema
 * @param {{ schema: Schema, raw(sql: string): PromiseLike<unknown> }} knex
 */
export async function up(knex) {
  // A database that is only being installed gets this column later, and has nobody's choices.
  if (!(await knex.schema.hasColumn("directus_users", "quietKinds"))) return;
  for (const [kind, others] of Object.entries(chosenTogether)) {
    await knex.raw(`
      update directus_users
      set "quietKinds" = ("quietKinds"::jsonb || '${JSON.stringify(others)}'::jsonb)::json
      where "quietKinds"::jsonb @> '["${kind}"]'::jsonb`);
  }
}

/** What is kept out by now cannot be told from what came along: kinds that nobody knows change nothing. */
export async function down() {}

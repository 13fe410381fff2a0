/** Kinds that used to be muted together with another one, and now have their own setting. */
const chosenTogether = {
  comment: ["reply", "mention", "solution", "topic"],
  connection: ["chat"],
  plan: ["scenario"],
  offer: ["rate"],
};

/**
 * Members who muted a kind of notification in the portal also muted the kinds that it included.
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

/** Cannot be undone: a muted kind looks like one added here. Unknown kinds have no effect. */
export async function down() {}

/**
 * Profile fields used to be visible to all members by default, and saving any profile form stored that
 * default. Fields whose owner never chose a level now get the most restrictive one: an empty column.
 * @typedef {{ hasColumn(table: string, column: string): PromiseLike<boolean> }} Schema
 * @param {{ schema: Schema, raw(sql: string): PromiseLike<unknown> }} knex
 */
export async function up(knex) {
  // A database that is only being installed gets this column later, and has nobody's choices.
  if (!(await knex.schema.hasColumn("directus_users", "visibility"))) return;
  await knex.raw(`
    update directus_users set visibility = null
    where case json_typeof(visibility)
      when 'object' then not exists (
        select from json_each_text(visibility) as chosen where chosen.value <> 'members'
      )
      else visibility is not null
    end`);
}

/** Cannot be undone: a chosen value looks like the former default. */
export async function down() {}

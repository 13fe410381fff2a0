/**
 * Profiles used to show each field to all members until their owner said otherwise, and saving any
 * form of the profile wrote that beginning down. Who never said otherwise starts anew at the most
 * reserved choice, which is what an empty column means.
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

/** What was never chosen cannot be told from what was: nothing is opened again. */
export async function down() {}

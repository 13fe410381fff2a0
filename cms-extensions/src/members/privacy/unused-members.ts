import type { SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import { roleIds } from "../../../../contract/account/roles";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import { listPersonRelations } from "./person-relations";

/** Lifetime of a signup: until then it may still create the account. */
const WAIT_DAYS = 30;

/**
 * Users with the role of a new member, created over thirty days ago, without any rows. The service knows
 * which of them have an account; the others are left over from signups that failed at the last step. Users
 * from before the activity log began are not included.
 */
export async function listUnusedMembers(
  database: Knex,
  schema: SchemaOverview,
  now: Date,
): Promise<string[]> {
  const query = database("directus_users as person")
    .select("person.id")
    .where({ "person.role": roleIds.member })
    .whereNull("person.avatar")
    .whereExists((made) =>
      made
        .select(database.raw("1"))
        .from("directus_activity as made")
        .where({ "made.collection": "directus_users", "made.action": "create" })
        .whereRaw("made.item = person.id::text")
        .where("made.timestamp", "<", new Date(now.getTime() - WAIT_DAYS * DAY_MS)),
    );
  for (const { collection, field } of listPersonRelations(schema)) {
    query.whereNotExists((own) =>
      own
        .select(database.raw("1"))
        .from(`${collection} as own`)
        .whereRaw("?? = person.id", [`own.${field}`]),
    );
  }
  const found: { id: string }[] = await query;
  return found.map(({ id }) => id);
}

import type { SchemaOverview } from "@directus/types";
import type { Knex } from "knex";
import type { Deleter } from "./erase";
import { listPersonRelations } from "./person-relations";
import { DAY_MS } from "../../../../contract/shared/time.ts";

const DRAFT_DAYS = 180;
const ADDRESS_DAYS = 30;
const ACTIVITY_DAYS = 90;
const HISTORY_DAYS = 365;

/**
 * Retention in Directus: members' drafts 180 days, addresses in the activity log 30 days, logins in the log
 * 90 days, log and revisions of personal rows one year. Published content and its revisions have no limit.
 */
export async function sweep(
  database: Knex,
  schema: SchemaOverview,
  deleteMany: Deleter,
  now: Date,
): Promise<{ drafts: number; addresses: number; logins: number; history: number }> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const drafts: { id: string }[] = await database("drafts")
    .select("id")
    .whereRaw("coalesce(date_updated, date_created) < ?", [before(DRAFT_DAYS)]);
  if (drafts.length > 0) {
    await deleteMany(
      "drafts",
      drafts.map(({ id }) => id),
    );
  }
  const addresses = await database("directus_activity")
    .where("timestamp", "<", before(ADDRESS_DAYS))
    .whereNotNull("ip")
    .update({ ip: null, user_agent: null });
  const logins = await database("directus_activity")
    .where("timestamp", "<", before(ACTIVITY_DAYS))
    .where({ action: "login" })
    .delete();
  const history = await forgetOldHistory(database, schema, before(HISTORY_DAYS));
  return { drafts: drafts.length, addresses, logins, history };
}

async function forgetOldHistory(
  database: Knex,
  schema: SchemaOverview,
  before: Date,
): Promise<number> {
  const owned = listPersonRelations(schema).map(({ collection }) => collection);
  const collections = [...new Set(["directus_users", "ticket_messages", ...owned])];
  const old = () =>
    database("directus_activity")
      .select("id")
      .where("timestamp", "<", before)
      .whereIn("collection", collections);
  const revisions = () => database("directus_revisions").select("id").whereIn("activity", old());
  await database("directus_revisions").whereIn("parent", revisions()).update({ parent: null });
  await revisions().delete();
  return old().delete();
}

import type { Knex } from "knex";
import type { Deleter } from "./erase";

const dayMs = 24 * 3_600_000;
const draftDays = 180;
const addressDays = 30;
const activityDays = 90;

/**
 * Retention in Directus: drafts of members after 180 days, addresses in the activity log after 30,
 * the log of logins after 90. Published content and its history have no end.
 */
export async function sweep(
  database: Knex,
  deleteMany: Deleter,
  now: Date,
): Promise<{ drafts: number; addresses: number; logins: number }> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const drafts: { id: string }[] = await database("drafts")
    .select("id")
    .whereRaw("coalesce(date_updated, date_created) < ?", [before(draftDays)]);
  if (drafts.length > 0) {
    await deleteMany(
      "drafts",
      drafts.map(({ id }) => id),
    );
  }
  const addresses = await database("directus_activity")
    .where("timestamp", "<", before(addressDays))
    .whereNotNull("ip")
    .update({ ip: null, user_agent: null });
  const logins = await database("directus_activity")
    .where("timestamp", "<", before(activityDays))
    .where({ action: "login" })
    .delete();
  return { drafts: drafts.length, addresses, logins };
}

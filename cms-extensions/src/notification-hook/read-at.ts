import type { Knex } from "knex";

/** Gives what was read its moment, unless it has one, and takes it from what is unread again. */
export async function settleReadAt(
  database: Knex,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const rows = () => database("Notification").whereIn("id", ids);
  await rows().where("isRead", true).whereNull("readAt").update({ readAt: now });
  await rows().where("isRead", false).whereNotNull("readAt").update({ readAt: null });
}

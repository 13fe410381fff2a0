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

/** Who read a notification that stands for several has read them all: none comes up again when it goes. */
export async function deleteReadBehind(database: Knex, ids: readonly string[]): Promise<void> {
  const read = database("Notification").whereIn("id", ids).where("isRead", true).select("id");
  await database("Notification").whereIn("groupHead", read).delete();
}

import type { Knex } from "knex";

export async function normalizeReadAt(
  database: Knex,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const rows = () => database("Notification").whereIn("id", ids);
  await rows().where("isRead", true).whereNull("readAt").update({ readAt: now });
  await rows().where("isRead", false).whereNotNull("readAt").update({ readAt: null });
}

/** Reading a head also reads those behind it: they do not reappear when it is deleted. */
export async function deleteReadBehind(database: Knex, ids: readonly string[]): Promise<void> {
  const read = database("Notification").whereIn("id", ids).where("isRead", true).select("id");
  await database("Notification").whereIn("groupHead", read).delete();
}

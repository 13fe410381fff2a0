import type { Knex } from "knex";

/**
 * Notifications that lead to items of a kind that are not published any more, or gone.
 * @param kind a collection with `status`
 * @param ids of items that changed
 * @returns ids of the notifications
 */
export async function listLeadingNowhere(
  database: Knex,
  kind: string,
  ids: readonly string[],
): Promise<string[]> {
  const published = await database(kind)
    .whereIn("id", ids)
    .where("status", "published")
    .pluck<string[]>("id");
  const gone = ids.filter((id) => !published.includes(id));
  if (gone.length === 0) return [];
  return database("Notification")
    .where("targetType", kind)
    .whereIn("target", gone)
    .pluck<string[]>("id");
}

import type { Knex } from "knex";

type Row = Record<string, unknown>;

/**
 * A person's data in Directus' activity log and revisions: their actions with addresses, and earlier
 * versions of their record and rows.
 * @param secretFields left out everywhere
 */
export async function gatherHistory(
  database: Knex,
  user: string,
  secretFields: readonly string[],
): Promise<{ directus_activity: Row[]; directus_revisions: Row[] }> {
  const activity: Row[] = await database("directus_activity")
    .select("timestamp", "action", "collection", "item", "ip", "user_agent")
    .where({ user })
    .orderBy("id");
  const revisions: Row[] = await database("directus_revisions as revision")
    .join("directus_activity as activity", "activity.id", "revision.activity")
    .where({ "revision.collection": "directus_users", "revision.item": user })
    .orWhere({ "activity.user": user })
    .orderBy("revision.id")
    .select(
      "activity.timestamp",
      "revision.collection",
      "revision.item",
      "revision.data",
      "revision.delta",
    );
  return {
    directus_activity: activity,
    directus_revisions: revisions.map(({ timestamp, collection, item, data, delta }) => ({
      timestamp,
      collection,
      item,
      values: without(delta ?? data, secretFields),
    })),
  };
}

function without(values: unknown, secretFields: readonly string[]): unknown {
  if (values === null || typeof values !== "object") return values;
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !secretFields.includes(name)),
  );
}

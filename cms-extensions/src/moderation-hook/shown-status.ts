import type { Knex } from "knex";

type Row = { delta: unknown };
/** So many changes of where a topic stands are looked through, the latest first. */
const MAX_CHANGES = 50;

/** Directus gives JSON as an object or as text. */
function statusIn({ delta }: Row): unknown {
  const given: unknown = typeof delta === "string" ? JSON.parse(delta) : delta;
  return (given as Record<string, unknown> | null)?.["status"];
}

/**
 * What a topic was the last time it was there to read, from Directus' own record: one that was closed
 * comes back closed. Open where the record does not say.
 */
export async function findShownStatus(database: Knex, topic: string): Promise<"open" | "closed"> {
  const rows: Row[] = await database("directus_revisions")
    .where({ collection: "forum_posts", item: topic })
    .whereRaw("delta::text like '%status%'")
    .orderBy("id", "desc")
    .limit(MAX_CHANGES)
    .select("delta");
  const shown = rows.map(statusIn).find((status) => status === "open" || status === "closed");
  return shown === "closed" ? "closed" : "open";
}

import type { Knex } from "knex";

type Row = { delta: unknown };
const MAX_CHANGES = 50;

/** Directus returns JSON as an object or as text. */
function statusIn({ delta }: Row): unknown {
  const value: unknown = typeof delta === "string" ? JSON.parse(delta) : delta;
  return (value as Record<string, unknown> | null)?.["status"];
}

/**
 * A topic's last readable status, from Directus' revisions: a closed topic is restored as closed. Default:
 * open.
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

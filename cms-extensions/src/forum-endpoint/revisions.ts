import type { Knex } from "knex";
import type { ModeratedText } from "../../../contract/moderation.ts";

export type Revision = {
  title: string | null;
  body: string | null;
  /** Why the team changed it; null where its author did. */
  reason: string | null;
  until: string;
};

/** So many are shown; nobody changes a text more often within a day. */
const MAX_REVISIONS = 50;

/**
 * What a topic or a reply said before, the latest first. What the team took out of a text, and every version
 * before it, names its day and reason only: editors read it in Directus.
 */
export async function listRevisions(
  database: Knex,
  targetType: ModeratedText,
  target: string,
): Promise<Revision[]> {
  const rows: (Omit<Revision, "until"> & { date_created: Date })[] = await database(
    "post_revisions",
  )
    .where({ targetType, target })
    .orderBy("date_created", "desc")
    .limit(MAX_REVISIONS)
    .select("title", "body", "reason", "date_created");
  const taken = rows.findIndex(({ reason }) => reason !== null);
  return rows.map(({ date_created: changed, ...text }, place) => ({
    ...text,
    ...(taken !== -1 && place >= taken && { title: null, body: null }),
    until: changed.toISOString(),
  }));
}

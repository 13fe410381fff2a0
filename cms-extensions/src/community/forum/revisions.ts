import type { Knex } from "knex";
import type { ModeratedText } from "../../../../contract/community/moderation.ts";

export type Revision = {
  title: string | null;
  body: string | null;
  /** The team's reason for the change; null if the author made it. */
  reason: string | null;
  until: string;
};

/** Maximum number of shown versions; no one changes a text more often within a day. */
const MAX_REVISIONS = 50;

/**
 * Earlier versions of a topic or a reply, newest first. A version from which the team removed content, and
 * all versions before it, show date and reason only: editors read them in Directus.
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

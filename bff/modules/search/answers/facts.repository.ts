import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { FactAnswer } from "../documents/document.ts";

export type StoredFact = { canton: string | null; answer: FactAnswer };

type SearchTerms = {
  topic: string;
  place: string | null;
  mayReadAll: boolean;
  years?: { from: string; until: string };
};

/**
 * The latest fact on a topic that this reader may see. A canton is matched by code or by name without
 * accents.
 */
export async function findFact(
  db: Database,
  { topic, place, mayReadAll, years }: SearchTerms,
): Promise<StoredFact | null> {
  const where =
    place === null
      ? sql`canton is null`
      : sql`(lower(canton) = ${place} or translate(lower(unaccent(answer ->> 'cantonName')), '-.', ' ') = ${place})`;
  const when = years
    ? sql`left(answer ->> 'period', 4) between ${years.from} and ${years.until}`
    : sql`true`;
  const { rows } = await db.execute<StoredFact>(sql`
    select canton, answer from search_facts
    where topic = ${topic} and ${where} and ${when} and (is_open or ${mayReadAll})
    order by key desc limit 1`);
  return rows[0] ?? null;
}

import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { FactAnswer } from "../documents/document.ts";
import { findCantonOfPlace } from "../query/places.ts";

export type StoredFact = { canton: string | null; answer: Omit<FactAnswer, "until"> };

type SearchTerms = {
  topic: string;
  place: string | null;
  mayReadAll: boolean;
  years?: { from: string; until: string };
  /** Expired facts are left out. */
  today: string;
};

/** Figures without the name of their canton take it from the canton's page. */
const NAME = sql`coalesce(answer ->> 'cantonName', (
  select title from search_documents
  where kind = 'cantons' and search_facts.canton = any(cantons) limit 1))`;
const folded = (name: SQL) => sql`translate(lower(unaccent(${name})), '-.', ' ')`;

/**
 * The latest fact on a topic that this reader may see. A canton is matched by code, by any of its names or
 * by a commune.
 */
export async function findFact(
  db: Database,
  { topic, place, mayReadAll, years, today }: SearchTerms,
): Promise<StoredFact | null> {
  const where =
    place === null
      ? sql`canton is null`
      : sql`(canton = ${findCantonOfPlace(place)} or ${folded(NAME)} = ${place})`;
  const when = years
    ? sql`left(answer ->> 'period', 4) between ${years.from} and ${years.until}`
    : sql`true`;
  const { rows } = await db.execute<StoredFact>(sql`
    select canton, (answer - 'until') || jsonb_build_object('cantonName', ${NAME}) as answer
    from search_facts
    where topic = ${topic} and ${where} and ${when} and (is_open or ${mayReadAll})
      and coalesce(answer ->> 'until' >= ${today}, true)
    order by key desc limit 1`);
  return rows[0] ?? null;
}

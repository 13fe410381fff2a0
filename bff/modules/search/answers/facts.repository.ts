import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { FactAnswer } from "../documents/document.ts";

export type StoredFact = { canton: string | null; answer: FactAnswer };

type Wanted = {
  topic: string;
  place: string | null;
  mayReadAll: boolean;
  /** Of which years it may be, each included; any where none is told. */
  years?: { from: string; until: string };
};

/**
 * The fact about a topic that this reader may know, the last one of several; of a canton by its name or code
 * without accents.
 */
export async function findFact(
  db: Database,
  { topic, place, mayReadAll, years }: Wanted,
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

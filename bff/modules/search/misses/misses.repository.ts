import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";

export type Miss = { query: string; count: number; lastAskedOn: string };

export async function countMiss(db: Database, query: string, today: string): Promise<void> {
  await db.execute(sql`
    insert into search_misses (query, count, last_asked_on) values (${query}, 1, ${today})
    on conflict (query) do update
    set count = search_misses.count + 1, last_asked_on = excluded.last_asked_on`);
}

export async function listUntoldMisses(db: Database, take: number): Promise<Miss[]> {
  const { rows } = await db.execute<Miss>(sql`
    select query, count, last_asked_on::text as "lastAskedOn" from search_misses
    where count > told_count order by count desc, query limit ${take}`);
  return rows;
}

export async function markNotified(db: Database, { query, count }: Miss): Promise<void> {
  await db.execute(sql`update search_misses set told_count = ${count} where query = ${query}`);
}

export async function deleteMissesBefore(db: Database, day: string): Promise<void> {
  await db.execute(sql`delete from search_misses where last_asked_on < ${day}`);
}

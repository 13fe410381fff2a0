import { sql } from "drizzle-orm";
import type { Currency, RateSourceId } from "../../../../contract/calculators/exchange.ts";
import type { Database } from "../../../db/database.ts";
import { exchangeRates } from "../../../db/tables/exchange-rates.ts";
import type { PublishedRate } from "./sources/rate-source.ts";

export type StoredRate = PublishedRate & { source: RateSourceId };

/** Saves a source's rates. For a known day, the newer rate of the same source replaces the old one. */
export async function saveRates(
  within: Database,
  source: RateSourceId,
  rates: readonly PublishedRate[],
  retrievedAt: Date,
): Promise<void> {
  await within
    .insert(exchangeRates)
    .values(rates.map((rate) => ({ ...rate, source, retrievedAt })))
    .onConflictDoUpdate({
      target: [exchangeRates.source, exchangeRates.day, exchangeRates.base, exchangeRates.quote],
      set: { rate: sql`excluded.rate`, retrievedAt: sql`excluded.retrieved_at` },
      setWhere: sql`${exchangeRates.rate} <> excluded.rate`,
    });
}

/**
 * One rate per source, day and pair: from the official file in force, otherwise as fetched. The market
 * rates that come with the portal fill only the days before the first rate of another source.
 */
const known = sql`
  in_force as (
    select distinct on (year, scope) id from official_imports
    where kind = 'exchange_rates' and state = 'imported' and rolled_back_at is null
    order by year, scope, id desc
  ),
  first_published as (
    select min(day) as day from (
      select day from imported_rates where import_id in (select id from in_force)
      union all
      select day from exchange_rates where source <> 'market'
    ) as published
  ),
  known as (
    select distinct on (source, day, base, quote) source, day, base, quote, rate
    from (
      select source, day, base, quote, rate, 1 as precedence from imported_rates
      where import_id in (select id from in_force)
      union all
      select source, day, base, quote, rate, 2 as precedence from exchange_rates
      where source <> 'market'
        or day < coalesce((select day from first_published), 'infinity'::date)
    ) as told
    order by source, day, base, quote, precedence
  )`;

type Row = {
  source: RateSourceId;
  day: string;
  base: Currency;
  quote: Currency;
  rate: string;
};
const toRate = ({ source, day, base, quote, rate }: Row): StoredRate => ({
  ...{ source, day, base, quote },
  rate: Number(rate),
});

export async function listRatesSince(db: Database, day: string): Promise<StoredRate[]> {
  const { rows } = await db.execute<Row>(sql`
    with ${known}
    select source, to_char(day, 'YYYY-MM-DD') as day, base, quote, rate from known
    where day >= ${day} order by day, source, base, quote`);
  return rows.map(toRate);
}

/** Latest rates of each source, regardless of age; the newest day first. Market rates only alone. */
export async function listNewestRates(db: Database): Promise<StoredRate[]> {
  const { rows } = await db.execute<Row>(sql`
    with ${known}, last as (select source, max(day) as day from known group by source)
    select source, to_char(day, 'YYYY-MM-DD') as day, base, quote, rate from known join last using (source, day)
    where source <> 'market' or (select day from first_published) is null
    order by known.day desc, source, base, quote`);
  return rows.map(toRate);
}

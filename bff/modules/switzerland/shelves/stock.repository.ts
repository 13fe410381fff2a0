import { sql } from "drizzle-orm";
import type { OwnGoods } from "../../../../contract/collections/shelf-rules.ts";
import type { Database } from "../../../db/database.ts";

/**
 * Goods in the service's own tables that are not older than `since`: days with a rate, premiums of the fullest
 * year, or cantons with tax tables in the fullest year.
 */
export async function countOwnGoods(
  db: Database,
  { table }: OwnGoods,
  since: string | null,
): Promise<number> {
  const { rows } = await db.execute<{ count: string | null }>(
    table === "exchange-rates"
      ? sql`
          select count(*) as count from (
            select day from exchange_rates
            union all
            select day from imported_rates join official_imports on official_imports.id = import_id
            where state = 'imported' and rolled_back_at is null
          ) as known where ${since}::date is null or day >= ${since}::date`
      : sql`
          select max(count) as count from (
            select ${table === "withholding_tax" ? sql`count(*)` : sql`sum(row_count)`} as count from (
              select distinct on (year, scope) year, row_count from official_imports
              where kind = ${table} and state = 'imported' and rolled_back_at is null
              order by year, scope, id desc
            ) as in_force group by year
          ) as years`,
  );
  return Number(rows[0]?.count ?? 0);
}

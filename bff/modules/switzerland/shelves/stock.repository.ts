import { sql } from "drizzle-orm";
import type { OwnGoods } from "../../../../contract/collections/shelf-rules.ts";
import type { Database } from "../../../db/database.ts";

/** Goods in the service's own tables that are not older than `since`. */
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
          select sum(row_count) as count from official_imports
          where kind = ${table} and state = 'imported' and rolled_back_at is null`,
  );
  return Number(rows[0]?.count ?? 0);
}

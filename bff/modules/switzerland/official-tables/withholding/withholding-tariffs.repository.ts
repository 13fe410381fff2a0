import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../../db/database.ts";
import { withholdingTariffs } from "../../../../db/tables/official-tables.ts";

export type StoredTable = {
  importId: number;
  canton: string;
  code: string;
  fromCents: number[];
  rateHundredths: number[];
  minimumCents: number[];
};

export async function listTariffCodes(db: Database, importId: number): Promise<string[]> {
  const rows = await db
    .select({ code: withholdingTariffs.code })
    .from(withholdingTariffs)
    .where(eq(withholdingTariffs.importId, importId))
    .orderBy(asc(withholdingTariffs.code));
  return rows.map(({ code }) => code);
}

/** As JSON, which parses twenty times as fast as PostgreSQL's arrays. */
const asJson = (column: AnyPgColumn) => sql<number[]>`to_json(${column})`;

export async function listTables(
  db: Database,
  importIds: readonly number[],
  codes: readonly string[],
): Promise<StoredTable[]> {
  return db
    .select({
      importId: withholdingTariffs.importId,
      canton: withholdingTariffs.canton,
      code: withholdingTariffs.code,
      fromCents: asJson(withholdingTariffs.fromCents),
      rateHundredths: asJson(withholdingTariffs.rateHundredths),
      minimumCents: asJson(withholdingTariffs.minimumCents),
    })
    .from(withholdingTariffs)
    .where(
      and(
        inArray(withholdingTariffs.importId, [...importIds]),
        inArray(withholdingTariffs.code, [...codes]),
      ),
    )
    .orderBy(asc(withholdingTariffs.canton));
}

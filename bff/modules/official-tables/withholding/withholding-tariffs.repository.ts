import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import { withholdingTariffs } from "../../../db/tables/official-tables.ts";

export type StoredTable = {
  importId: number;
  canton: string;
  code: string;
  fromCents: number[];
  rateHundredths: number[];
  minimumCents: number[];
};

/** Codes of the tariffs of one file. */
export async function listTariffCodes(db: Database, importId: number): Promise<string[]> {
  const rows = await db
    .select({ code: withholdingTariffs.code })
    .from(withholdingTariffs)
    .where(eq(withholdingTariffs.importId, importId))
    .orderBy(asc(withholdingTariffs.code));
  return rows.map(({ code }) => code);
}

/** PostgreSQL writes the lists as JSON, which is read twenty times as fast as its own lists. */
const asJson = (column: AnyPgColumn) => sql<number[]>`to_json(${column})`;

/** Tables of the files under any of the codes, by canton. */
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

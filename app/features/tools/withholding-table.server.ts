import type { WithholdingTaxApi } from "~/service/withholding-tax-api.server";
import type { TableAnswer, WantedTable } from "./withholding-table";

/** A year whose tariffs are not out yet is answered by the one before. */
const YEARS_BACK = 1;

/** The official tariff of a canton and code, of the year or the one before; its source tells which. */
export async function findWithholdingTable(
  api: Pick<WithholdingTaxApi, "listTables">,
  { canton, code, year }: WantedTable,
): Promise<TableAnswer> {
  for (let tried = year; tried >= year - YEARS_BACK; tried -= 1) {
    const result = await api.listTables({ year: tried, code, canton });
    if (result.isError && result.statusCode !== 404) return { state: "away" };
    const [found] = result.isError ? [] : result.data.tables;
    if (!found) continue;
    const { fromCents, rateHundredths, minimumCents, source } = found;
    return {
      state: "known",
      code: found.code,
      table: { fromCents, rateHundredths, minimumCents },
      source: {
        year: source.year,
        source: source.title,
        publisher: source.publisher,
        sourceUrl: source.url,
        reviewedAt: null,
      },
    };
  }
  return { state: "unknown" };
}

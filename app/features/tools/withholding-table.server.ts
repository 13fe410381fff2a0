import type { WithholdingTaxApi } from "~/service/withholding-tax-api.server";
import type { TableAnswer, WantedTable } from "./withholding-table";

/** If a year's tariffs are not published yet, the previous year's are used. */
const YEARS_BACK = 1;

/** The year's tariff or the previous one; its source names the year. */
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

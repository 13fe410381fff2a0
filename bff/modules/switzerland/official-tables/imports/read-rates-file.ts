import type { PublishedRate } from "../../exchange-rates/sources/rate-source.ts";
import { readRate } from "../../exchange-rates/sources/rate-source.ts";
import { readCsvRows } from "./csv-rows.ts";
import type { FileLines } from "./file-lines.ts";
import { collectProblems } from "./import-problem.ts";

const DAY = /^(\d{4})-\d\d-\d\d$/;
const QUOTES = ["CHF", "BRL", "USD"] as const;

/**
 * Reads the ECB's history of reference rates (`eurofxref-hist.csv`: `Date` and a column for each currency,
 * for one euro). Days of other years are counted and left out.
 * @throws {RefusedFileError} with every faulty line, or for a file without a day of the year
 */
export async function readRatesFile(
  file: FileLines,
  year: number,
): Promise<{ rates: PublishedRate[]; lineCount: number; leftOutCount: number }> {
  const problems = collectProblems();
  const firstLines = new Map<string, number>();
  const rates: PublishedRate[] = [];
  let leftOutCount = 0;
  for await (const { line, fields } of readCsvRows(
    ...([file, ["Date", ...QUOTES], problems] as const),
  )) {
    const day = fields.Date;
    const [, found] = DAY.exec(day) ?? [];
    const first = firstLines.get(day);
    firstLines.set(day, first ?? line);
    if (!found || Number.isNaN(Date.parse(day))) problems.add("row.format", line, "data");
    else if (first !== undefined) problems.add("row.duplicate", line, String(first));
    else if (Number(found) !== year) leftOutCount++;
    else {
      for (const quote of QUOTES) {
        const rate = readRate(fields[quote]);
        if (rate === null) problems.add("row.format", line, `cotação ${quote}`);
        else rates.push({ day, base: "EUR", quote, rate });
      }
    }
  }
  if (rates.length === 0 && leftOutCount > 0)
    problems.add("row.wrong_year", 2, `nenhum dia de ${year}`);
  problems.requireNone();
  return { rates, lineCount: firstLines.size - leftOutCount, leftOutCount };
}

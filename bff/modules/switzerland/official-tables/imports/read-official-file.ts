import {
  WHOLE_COUNTRY,
  type OfficialKind,
} from "../../../../../contract/calculators/official-years.ts";
import type { Database } from "../../../../db/database.ts";
import { type PublishedRate, readRate } from "../../exchange-rates/sources/rate-source.ts";
import {
  insertHealthPremiums,
  insertImportedRates,
  insertInsurerNames,
  insertPremiumRegions,
  insertWithholdingTariffs,
  type InsurerName,
  type PremiumRegion,
} from "../rows/official-rows.repository.ts";
import { readFileLines, type FileLines, readCsvRows } from "./file-lines.ts";
import { collectProblems } from "./import-problem.ts";
import { readPremiumsFile } from "./read-premiums-file.ts";
import { readWithholdingFile } from "./read-withholding-file.ts";

export type OfficialFile = {
  scope: string;
  publishedOn: string | null;
  digest: string;
  lineCount: number;
  rowCount: number;
  leftOutCount: number;
  insert(within: Database, importId: number): Promise<void>;
};

type Read = Omit<OfficialFile, "digest">;

/**
 * Reads an official file in its office's format; see the reader of each kind.
 * @throws {RefusedFileError} with every faulty line
 */
export async function readOfficialFile(
  kind: OfficialKind,
  year: number,
  content: AsyncIterable<Uint8Array>,
): Promise<OfficialFile> {
  const lines = readFileLines(content);
  const read = await readKind(kind, year, lines);
  return { ...read, digest: lines.finished().digest };
}

const DAY = /^(\d{4})-\d\d-\d\d$/;
const QUOTES = ["CHF", "BRL", "USD"] as const;

/**
 * Reads the ECB's history of reference rates (`eurofxref-hist.csv`: `Date` and a column for each currency,
 * for one euro). Days of other years are counted and left out.
 * @throws {RefusedFileError} with every faulty line, or for a file without a day of the year
 */
async function readRatesFile(
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

const POSTCODE = /^[1-9]\d{3}$/;
const CANTON = /^[A-Z]{2}$/;
const REGION = /^(?:PR-REG CH)?([0-3])$/;
const NUMBER = /^\d{1,5}$/;

/**
 * Reads the BAG's premium regions (`PLZ`, `Ort`, `Kanton`, `Region`).
 * @throws {RefusedFileError} with every faulty line
 */
async function readRegionsFile(file: FileLines): Promise<PremiumRegion[]> {
  const problems = collectProblems();
  const regions = new Map<string, PremiumRegion>();
  const firstLines = new Map<string, number>();
  for await (const { line, fields } of readCsvRows(
    ...([file, ["PLZ", "Ort", "Kanton", "Region"], problems] as const),
  )) {
    const { PLZ: postcode, Ort: locality, Kanton: canton } = fields;
    const [, region] = REGION.exec(fields.Region) ?? [];
    const key = [postcode, locality, canton, region].join("|");
    const first = firstLines.get(key);
    if (first !== undefined) problems.add("row.duplicate", line, String(first));
    else if (!POSTCODE.test(postcode) || locality === "" || !CANTON.test(canton) || !region) {
      problems.add("row.format", line, "CEP, localidade, cantão ou região");
    } else {
      firstLines.set(key, line);
      regions.set(key, { postcode, locality, canton, region: Number(region) });
    }
  }
  problems.requireNone();
  return [...regions.values()];
}

/**
 * Reads the BAG's numbers of insurers (`Nummer`, `Name`).
 * @throws {RefusedFileError} with every faulty line
 */
async function readInsurersFile(file: FileLines): Promise<InsurerName[]> {
  const problems = collectProblems();
  const insurers = new Map<number, InsurerName>();
  for await (const { line, fields } of readCsvRows(
    ...([file, ["Nummer", "Name"], problems] as const),
  )) {
    const number = Number(fields.Nummer);
    if (!NUMBER.test(fields.Nummer) || fields.Name === "") {
      problems.add("row.format", line, "número ou nome");
    } else if (insurers.has(number)) {
      problems.add("row.duplicate", line, fields.Nummer);
    } else {
      insurers.set(number, { number, name: fields.Name });
    }
  }
  problems.requireNone();
  return [...insurers.values()];
}

async function readKind(kind: OfficialKind, year: number, lines: FileLines): Promise<Read> {
  switch (kind) {
    case "withholding_tax": {
      const { file, lineCount } = await readWithholdingFile(lines, year);
      const { canton, publishedOn, tariffs } = file;
      return {
        ...{ scope: canton, publishedOn, lineCount, leftOutCount: 0 },
        rowCount: tariffs.length,
        insert: (within, id) => insertWithholdingTariffs(within, id, canton, tariffs),
      };
    }
    case "premiums": {
      const { premiums, lineCount, leftOutCount } = await readPremiumsFile(lines, year);
      return {
        ...wholeCountry(premiums, (within, id) => insertHealthPremiums(within, id, premiums)),
        ...{ lineCount, leftOutCount },
      };
    }
    case "premium_regions": {
      const regions = await readRegionsFile(lines);
      return wholeCountry(regions, (within, id) => insertPremiumRegions(within, id, regions));
    }
    case "exchange_rates": {
      const { rates, lineCount, leftOutCount } = await readRatesFile(lines, year);
      return {
        ...wholeCountry(rates, (within, id) => insertImportedRates(within, id, "ecb", rates)),
        ...{ lineCount, leftOutCount },
      };
    }
    case "insurers": {
      const insurers = await readInsurersFile(lines);
      return wholeCountry(insurers, (within, id) => insertInsurerNames(within, id, insurers));
    }
  }
}

function wholeCountry(rows: readonly unknown[], insert: Read["insert"]): Read {
  return {
    ...{ scope: WHOLE_COUNTRY, publishedOn: null, leftOutCount: 0, insert },
    lineCount: rows.length,
    rowCount: rows.length,
  };
}

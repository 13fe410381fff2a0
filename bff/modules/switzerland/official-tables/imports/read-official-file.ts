import {
  WHOLE_COUNTRY,
  type OfficialKind,
} from "../../../../../contract/calculators/official-years.ts";
import type { Database } from "../../../../db/database.ts";
import {
  insertHealthPremiums,
  insertImportedRates,
  insertInsurerNames,
  insertPremiumRegions,
  insertWithholdingTariffs,
} from "../rows/official-rows.repository.ts";
import { readFileLines, type FileLines } from "./file-lines.ts";
import { readPremiumsFile } from "./read-premiums-file.ts";
import { readInsurersFile, readRegionsFile } from "./read-small-files.ts";
import { readRatesFile } from "./read-rates-file.ts";
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

import { createHash } from "node:crypto";
import type { EnvironmentSource } from "../config/environment.ts";
import {
  OFFICIAL_KINDS,
  WHOLE_COUNTRY,
  type OfficialKind,
} from "../contract/calculators/official-years.ts";
import { readServiceConfig } from "./config.ts";
import { COMMAND_TIMEOUT_FACTOR, openDatabase } from "./db/database.ts";
import type { Database } from "./db/database.ts";
import { migrateDatabase } from "./db/migrate.ts";
import {
  EXTRACT_YEAR,
  readExtract,
  readFields,
} from "./modules/switzerland/official-tables/extracts/extract-files.ts";
import { readPremiums } from "./modules/switzerland/official-tables/extracts/premiums-extract.ts";
import { readWithholdingFiles } from "./modules/switzerland/official-tables/extracts/withholding-extract.ts";
import {
  insertImport,
  listKindsBroughtIn,
} from "./modules/switzerland/official-tables/imports/official-imports.repository.ts";
import { analyzeRows } from "./modules/switzerland/official-tables/imports/run-rows.repository.ts";
import { officialSourceOf } from "./modules/switzerland/official-tables/official-sources.ts";
import {
  insertHealthPremiums,
  insertInsurerNames,
  insertPremiumRegions,
  insertWithholdingTariffs,
} from "./modules/switzerland/official-tables/rows/official-rows.repository.ts";

type SeededFile = {
  scope: string;
  publishedOn: string | null;
  lineCount: number;
  rowCount: number;
  insert: (within: Database, importId: number) => Promise<void>;
};

/** Imports the repository's extracts into an empty database; earlier imports stay unchanged. */
export async function seedOfficialTables(environment: EnvironmentSource): Promise<void> {
  const config = readServiceConfig(environment);
  await migrateDatabase(config.DATABASE_URL);
  const database = openDatabase(config.DATABASE_URL, () => {}, COMMAND_TIMEOUT_FACTOR);
  try {
    await seedInto(database.db);
  } finally {
    await database.close();
  }
}

export async function seedInto(
  db: Database,
  kinds: readonly OfficialKind[] = OFFICIAL_KINDS,
): Promise<void> {
  const known = await listKindsBroughtIn(db, kinds, EXTRACT_YEAR);
  for (const kind of kinds.filter((each) => !known.includes(each))) await seedKind(db, kind);
}

async function seedKind(db: Database, kind: OfficialKind): Promise<void> {
  const files = filesOf(kind);
  await db.transaction(async (transaction) => {
    for (const { insert, ...file } of files) {
      const importId = await insertImport(transaction, {
        ...file,
        ...officialSourceOf(kind, EXTRACT_YEAR),
        kind,
        year: EXTRACT_YEAR,
        state: "imported",
        fileName: `${kind}-${EXTRACT_YEAR}-${file.scope}`,
        digest: createHash("sha256").update(`extract ${kind} ${file.scope}`).digest("hex"),
        importedBy: "extract",
        importedAt: new Date(),
      });
      await insert(transaction, importId);
    }
    await analyzeRows(transaction, kind);
  });
}

function filesOf(kind: OfficialKind): SeededFile[] {
  switch (kind) {
    case "withholding_tax":
      return readWithholdingFiles(readExtract("withholding-tax")).map(
        ({ canton, publishedOn, tariffs }) => ({
          scope: canton,
          publishedOn,
          lineCount: tariffs.reduce((sum, { fromCents }) => sum + fromCents.length, 0),
          rowCount: tariffs.length,
          insert: (...to) => insertWithholdingTariffs(...to, canton, tariffs),
        }),
      );
    case "premiums": {
      const premiums = [...readPremiums(readExtract("health-premiums"))];
      const lineCount = premiums.reduce((sum, row) => sum + row.premiumCents.length, 0);
      return [wholeFile(premiums, lineCount, insertHealthPremiums)];
    }
    case "premium_regions": {
      const regions = readFields(readExtract("premium-regions")).map(
        ([postcode = "", locality = "", canton = "", region]) => ({
          ...{ postcode, locality, canton, region: Number(region) },
        }),
      );
      return [wholeFile(regions, regions.length, insertPremiumRegions)];
    }
    // Rates change daily: the repository has none.
    case "exchange_rates":
      return [];
    case "insurers": {
      const insurers = readFields(readExtract("insurers")).map(([number, name = ""]) => ({
        ...{ number: Number(number), name },
      }));
      return [wholeFile(insurers, insurers.length, insertInsurerNames)];
    }
  }
}

function wholeFile<T>(
  rows: readonly T[],
  lineCount: number,
  insert: (within: Database, importId: number, rows: readonly T[]) => Promise<void>,
): SeededFile {
  return {
    scope: WHOLE_COUNTRY,
    publishedOn: null,
    lineCount,
    rowCount: rows.length,
    insert: (within, importId) => insert(within, importId, rows),
  };
}

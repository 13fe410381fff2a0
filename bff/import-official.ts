import { createReadStream } from "node:fs";
import { basename } from "node:path";
import type { OfficialKind } from "../contract/calculators/official-years.ts";
import { COMMAND_TIMEOUT_FACTOR, openDatabase } from "./db/database.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { listImports } from "./modules/switzerland/official-tables/imports/official-imports.repository.ts";
import { createOfficialImports } from "./modules/switzerland/official-tables/imports/official-imports.service.ts";
import type {
  ImportReport,
  OfficialImports,
} from "./modules/switzerland/official-tables/imports/official-imports.service.ts";
import type { OfficialImportRow } from "./db/tables/official-tables.ts";

const BY = "linha de comando";
const LOG_LENGTH = 50;

export type ImportTool = {
  importFile(
    kind: OfficialKind,
    year: number,
    path: string,
    isTrial: boolean,
  ): Promise<ImportReport>;
  rollBack: (importId: number) => Promise<number>;
  listImports(): Promise<OfficialImportRow[]>;
};

export async function withImportTool<T>(
  databaseUrl: string,
  work: (tool: ImportTool) => Promise<T>,
): Promise<T> {
  await migrateDatabase(databaseUrl);
  const database = openDatabase(databaseUrl, () => {}, COMMAND_TIMEOUT_FACTOR);
  const imports: OfficialImports = createOfficialImports({
    db: database.db,
    now: () => new Date(),
  });
  try {
    return await work({
      importFile: (kind, year, path, isTrial) =>
        imports.importFile({
          ...{ kind, year, isTrial, by: BY },
          fileName: basename(path),
          content: createReadStream(path),
        }),
      rollBack: (importId) => imports.rollBack(importId, BY),
      listImports: () => listImports(database.db, LOG_LENGTH),
    });
  } finally {
    await database.close();
  }
}

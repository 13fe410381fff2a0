import type {
  OfficialFileState,
  OfficialKind,
} from "../../../../../contract/calculators/official-years.ts";
import type { Database } from "../../../../db/database.ts";
import type { OfficialImportRow } from "../../../../db/tables/official-tables.ts";
import { ServiceError } from "../../../../errors.ts";
import { officialSourceOf } from "../official-sources.ts";
import { problemOf, RefusedFileError, type ImportProblem } from "./import-problem.ts";
import {
  findImport,
  findInForce,
  insertImport,
  listIdsInForce,
  listImports,
  markRolledBack,
  type NewImport,
} from "./official-imports.repository.ts";
import { readOfficialFile, type OfficialFile } from "./read-official-file.ts";
import {
  analyzeRows,
  compareRuns,
  deleteRows,
  lockKind,
  type RowDifference,
} from "./run-rows.repository.ts";

export type FileToImport = {
  kind: OfficialKind;
  year: number;
  fileName: string;
  content: AsyncIterable<Uint8Array>;
  by: string;
  /** True to show the changes without saving them. */
  isTrial: boolean;
};

export type ImportReport = {
  state: OfficialFileState;
  /** Id of the run now in force. Null for a trial and for a rejected file. */
  importId: number | null;
  scope: string | null;
  lineCount: number;
  rowCount: number;
  leftOutCount: number;
  difference: RowDifference | null;
  problems: readonly ImportProblem[];
};

export type OfficialImports = {
  /** Imports a file completely or not at all. A faulty file is rejected with the lines of its problems. */
  importFile(file: FileToImport): Promise<ImportReport>;
  /**
   * Rolls back the run in force, so that the previous one applies again.
   * @returns the number of deleted rows
   * @throws {ServiceError} `not_found` if the run is not in force
   */
  rollBack(importId: number, by: string): Promise<number>;
  listRuns(take: number): Promise<(OfficialImportRow & { isInForce: boolean })[]>;
};

/** A file larger or smaller than the previous one by this factor is probably of another kind. */
const UNLIKELY_TIMES = 3;

class TrialOver extends Error {
  readonly difference: RowDifference;

  constructor(difference: RowDifference) {
    super("The trial is over");
    this.difference = difference;
  }
}

export function createOfficialImports(deps: { db: Database; now: () => Date }): OfficialImports {
  const { db, now } = deps;

  function runOf(
    input: FileToImport,
    state: NewImport["state"],
    file: OfficialFile | null,
  ): NewImport {
    const { kind, year, fileName, by } = input;
    return {
      ...{ kind, year, state, fileName, importedBy: by, importedAt: now() },
      ...officialSourceOf(kind, year),
      scope: file?.scope ?? "",
      publishedOn: file?.publishedOn ?? null,
      digest: file?.digest ?? "",
      lineCount: file?.lineCount ?? 0,
      rowCount: file?.rowCount ?? 0,
    };
  }

  async function requireLikelySize(
    { kind, year }: FileToImport,
    file: OfficialFile,
  ): Promise<void> {
    // A year's rates grow daily; the reader rejects a duplicate day.
    if (kind === "exchange_rates") return;
    const known =
      (await findInForce(db, kind, year, file.scope)) ??
      (await findInForce(db, kind, year - 1, file.scope));
    if (!known || known.rowCount === 0) return;
    const times = file.rowCount / known.rowCount;
    if (times <= UNLIKELY_TIMES && times >= 1 / UNLIKELY_TIMES) return;
    const found = `${file.rowCount} registros, onde havia ${known.rowCount}`;
    throw new RefusedFileError([problemOf("file.unlikely_size", null, found)]);
  }

  async function write(input: FileToImport, file: OfficialFile): Promise<ImportReport> {
    const { lineCount, rowCount, leftOutCount, scope, digest } = file;
    const counts = { lineCount, rowCount, leftOutCount, scope, problems: [] };
    return db.transaction(async (transaction) => {
      await lockKind(transaction, input.kind);
      const known = await findInForce(transaction, input.kind, input.year, scope);
      if (known?.digest === digest) {
        return { ...counts, state: "unchanged", importId: known.id, difference: null };
      }
      const importId = await insertImport(transaction, runOf(input, "imported", file));
      await file.insert(transaction, importId);
      await analyzeRows(transaction, input.kind);
      const difference = await compareRuns(transaction, input.kind, known?.id ?? null, importId);
      if (input.isTrial) throw new TrialOver(difference);
      return { ...counts, state: "imported", importId, difference };
    });
  }

  async function tryOut(input: FileToImport, file: OfficialFile): Promise<ImportReport> {
    const { lineCount, rowCount, leftOutCount, scope } = file;
    try {
      return await write(input, file);
    } catch (error) {
      if (!(error instanceof TrialOver)) throw error;
      await insertImport(db, runOf(input, "tried", file));
      const { difference } = error;
      return {
        ...{ state: "tried", importId: null, difference, problems: [] },
        ...{ lineCount, rowCount, leftOutCount, scope },
      };
    }
  }

  return {
    async importFile(requested) {
      try {
        const file = await readOfficialFile(requested.kind, requested.year, requested.content);
        await requireLikelySize(requested, file);
        return await tryOut(requested, file);
      } catch (error) {
        if (!(error instanceof RefusedFileError)) throw error;
        await insertImport(db, runOf(requested, "refused", null));
        return {
          ...{ state: "refused", importId: null, scope: null, difference: null },
          ...{ lineCount: 0, rowCount: 0, leftOutCount: 0, problems: error.problems },
        };
      }
    },

    async listRuns(take) {
      const [runs, inForce] = await Promise.all([listImports(db, take), listIdsInForce(db)]);
      return runs.map((run) => ({ ...run, isInForce: inForce.has(run.id) }));
    },

    async rollBack(importId, by) {
      return db.transaction(async (transaction) => {
        const run = await findImport(transaction, importId);
        if (!run) throw new ServiceError("not_found");
        await lockKind(transaction, run.kind);
        const inForce = await findInForce(transaction, run.kind, run.year, run.scope);
        if (inForce?.id !== importId) throw new ServiceError("not_found");
        await markRolledBack(transaction, importId, { rolledBackAt: now(), rolledBackBy: by });
        return deleteRows(transaction, run.kind, importId);
      });
    },
  };
}

import type { OfficialSource } from "../../../../../contract/api/common.ts";
import {
  findWithholdingRate,
  taxAtRateCents,
} from "../../../../../contract/calculators/withholding-tax.ts";
import type { Database } from "../../../../db/database.ts";
import { ServiceError } from "../../../../errors.ts";
import { listInForce, listYears, toSource } from "../imports/official-imports.repository.ts";
import { listTables, listTariffCodes } from "./withholding-tariffs.repository.ts";

type Source = Omit<OfficialSource, "importedAt"> & { importedAt: Date };
type OfCanton = { canton: string; code: string; source: Source };
export type CantonTable = OfCanton & {
  fromCents: number[];
  rateHundredths: number[];
  minimumCents: number[];
};
export type CantonRate = OfCanton & {
  rateHundredths: number;
  minimumCents: number;
  taxCents: number;
};

/** All @throws {ServiceError} `not_found` if there is no official file for the year or canton. */
export type WithholdingTaxService = {
  listYears(): Promise<number[]>;
  listTariffs(year: number, canton: string): Promise<Omit<OfCanton, "code"> & { codes: string[] }>;
  /**
   * The table of every canton with this tariff, or of one canton. If the code is unknown there, uses the
   * other church letter (see the contract).
   */
  listTables(year: number, code: string, canton?: string): Promise<CantonTable[]>;
  /**
   * The tax of every canton on a monthly gross of `incomeCents`.
   * @param added additional cents in some cantons
   */
  listRates(
    year: number,
    code: string,
    incomeCents: number,
    added?: Readonly<Record<string, number>>,
  ): Promise<CantonRate[]>;
};

function otherChurch(code: string): string {
  return code.slice(0, -1) + (code.endsWith("N") ? "Y" : "N");
}

export function createWithholdingTax({ db }: { db: Database }): WithholdingTaxService {
  async function requireInForce(year: number, canton?: string) {
    const inForce = await listInForce(db, "withholding_tax", year);
    const runs = inForce.filter(({ scope }) => canton === undefined || scope === canton);
    if (runs.length === 0) throw new ServiceError("not_found");
    return runs;
  }

  const service: WithholdingTaxService = {
    listYears: () => listYears(db, "withholding_tax"),

    async listTariffs(year, canton) {
      const [run] = await requireInForce(year, canton);
      if (!run) throw new ServiceError("not_found");
      return { canton, codes: await listTariffCodes(db, run.id), source: toSource(run) };
    },

    async listTables(year, code, canton) {
      const runs = await requireInForce(year, canton);
      const sources = new Map(runs.map((run) => [run.id, toSource(run)]));
      const found = await listTables(db, [...sources.keys()], [code, otherChurch(code)]);
      const isTaken = ({ canton: of, code: own }: { canton: string; code: string }) =>
        own === code || !found.some((each) => each.canton === of && each.code === code);
      return found.filter(isTaken).flatMap(({ importId, ...table }) => {
        const source = sources.get(importId);
        return source ? [{ ...table, source }] : [];
      });
    },

    async listRates(year, code, incomeCents, added = {}) {
      const tables = await service.listTables(year, code);
      return tables.map(({ canton, code: own, source, ...table }) => {
        const cents = incomeCents + (added[canton] ?? 0);
        const rate = findWithholdingRate(table, cents);
        return { canton, code: own, source, ...rate, taxCents: taxAtRateCents(rate, cents) };
      });
    },
  };
  return service;
}

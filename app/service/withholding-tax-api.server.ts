import type { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import {
  withholdingRates,
  withholdingTables,
  withholdingTariffs,
  withholdingYears,
  type WithholdingRates,
  type WithholdingTables,
  type WithholdingTariffs,
} from "../../contract/api/official-tables-v1.ts";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

export function createWithholdingTaxApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (name: string, query: Record<string, string | number>) => {
    const pairs = Object.entries(query).map(([key, value]) => [key, String(value)]);
    return `api/withholding-tax/v1/${name}?${new URLSearchParams(pairs)}`;
  };
  return {
    listYears: (): Promise<JsonResult<z.output<typeof withholdingYears>>> =>
      ask(withholdingYears, path("years", {}), { bearer }),
    listTariffs: (query: {
      year: number;
      canton: string;
    }): Promise<JsonResult<WithholdingTariffs>> =>
      ask(withholdingTariffs, path("tariffs", query), { bearer }),
    listTables: (query: {
      year: number;
      code: string;
      canton?: string;
    }): Promise<JsonResult<WithholdingTables>> =>
      ask(withholdingTables, path("tables", query), { bearer }),
    listRates: (query: {
      year: number;
      code: string;
      incomeCents: number;
      /** Additional cents, by canton. */
      added?: Readonly<Record<string, number>>;
    }): Promise<JsonResult<WithholdingRates>> => {
      const { added = {}, ...rest } = query;
      const pairs = Object.entries(added).map(([canton, cents]) => `${canton}:${cents}`);
      const asked: Record<string, string | number> = { ...rest };
      if (pairs.length > 0) asked["added"] = pairs.join(",");
      return ask(withholdingRates, path("rates", asked), { bearer });
    },
  };
}

export type WithholdingTaxApi = ReturnType<typeof createWithholdingTaxApi>;

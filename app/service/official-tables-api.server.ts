import type { z } from "zod";
import type { JsonClient, JsonResult } from "~/http/json-client.server";
import {
  newestRates,
  rateAlerts,
  rateCourse,
  type rateAlertInput,
  type rateAlertPair,
  type rateCourseInput,
  type RateCourse,
} from "../../contract/api/exchange-rates-v1.ts";
import {
  withholdingRates,
  withholdingTables,
  withholdingTariffs,
  withholdingYears,
  type WithholdingRates,
  type WithholdingTables,
  type WithholdingTariffs,
  officialFileReport,
  officialRuns,
  takenBack,
  type officialFileInput,
  type OfficialFileReport,
} from "../../contract/api/official-tables-v1.ts";
import { createAskService, type Caller } from "./ask-service.server";

type Pair = z.input<typeof rateAlertPair>;

export function createExchangeRatesApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const room = "api/exchange-rates/v1";
  return {
    listNewest: (): Promise<JsonResult<z.output<typeof newestRates>>> =>
      ask(newestRates, `${room}/newest`, { bearer }),
    findCourse: ({
      from,
      to,
      days,
    }: z.output<typeof rateCourseInput>): Promise<JsonResult<RateCourse>> =>
      ask(rateCourse, `${room}/course?${new URLSearchParams({ from, to, days: String(days) })}`, {
        bearer,
      }),
    listAlerts: (): Promise<JsonResult<z.output<typeof rateAlerts>>> =>
      ask(rateAlerts, `${room}/alerts`, { bearer }),
    setAlert: (body: z.input<typeof rateAlertInput>): Promise<JsonResult<unknown>> =>
      send(`${room}/alerts`, { method: "POST", bearer, body }),
    removeAlert: ({ from, to }: Pair): Promise<JsonResult<unknown>> =>
      send(`${room}/alerts/${from}/${to}`, { method: "DELETE", bearer }),
  };
}

export type ExchangeRatesApi = ReturnType<typeof createExchangeRatesApi>;

function withholdingPath(name: string, query: Record<string, string | number>): string {
  const pairs = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return `api/withholding-tax/v1/${name}?${new URLSearchParams(pairs)}`;
}

export type WithholdingRatesQuery = {
  year: number;
  code: string;
  incomeCents: number;
  /** Additional cents, by canton. */
  added?: Readonly<Record<string, number>>;
};

function ratesPath(name: string, { added = {}, ...query }: WithholdingRatesQuery): string {
  const pairs = Object.entries(added).map(([canton, cents]) => `${canton}:${cents}`);
  return withholdingPath(name, { ...query, ...(pairs.length > 0 && { added: pairs.join(",") }) });
}

export function createWithholdingTaxApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const path = withholdingPath;
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
    listRates: (query: WithholdingRatesQuery): Promise<JsonResult<WithholdingRates>> =>
      ask(withholdingRates, ratesPath("rates", query), { bearer }),
  };
}

const EXAMPLE_FRESH_MS = 10 * 60_000;

/**
 * Rates for the example that guests see, which the app requests in its own name. The answer is the same for
 * every guest, so it is cached: guests have no limit.
 */
export function createExampleRatesApi(
  send: JsonClient,
  internalKey: string,
  nowMs = Date.now,
): Pick<WithholdingTaxApi, "listRates"> {
  const ask = createAskService(send);
  const headers = { "x-portal-internal": internalKey };
  let cached: { path: string; rates: JsonResult<WithholdingRates>; untilMs: number } | null = null;
  return {
    async listRates(query) {
      const path = ratesPath("example-rates", query);
      if (cached?.path === path && cached.untilMs > nowMs()) return cached.rates;
      const rates = await ask(withholdingRates, path, { headers });
      if (!rates.isError) cached = { path, rates, untilMs: nowMs() + EXAMPLE_FRESH_MS };
      return rates;
    },
  };
}

export type WithholdingTaxApi = ReturnType<typeof createWithholdingTaxApi>;

/** The service reads and compares a year of premiums in about a minute. */
const FILE_TIMEOUT_MS = 120_000;

export function createOfficialFilesApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const room = "api/official-files/v1/runs";
  return {
    listRuns: (): Promise<JsonResult<z.output<typeof officialRuns>>> =>
      ask(officialRuns, room, { bearer }),
    sendFile: (
      { year, ...query }: Omit<z.input<typeof officialFileInput>, "year"> & { year: string },
      bytes: Uint8Array,
    ): Promise<JsonResult<OfficialFileReport>> =>
      ask(officialFileReport, `${room}?${new URLSearchParams({ ...query, year })}`, {
        ...{ method: "POST", bearer, bytes, timeoutMs: FILE_TIMEOUT_MS },
      }),
    takeBack: (id: number): Promise<JsonResult<z.output<typeof takenBack>>> =>
      ask(takenBack, `${room}/${id}/taken-back`, { method: "POST", bearer, body: {} }),
  };
}

export type OfficialFilesApi = ReturnType<typeof createOfficialFilesApi>;

import type { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import {
  newestRates,
  rateAlerts,
  rateCourse,
  type rateAlertInput,
  type rateAlertPair,
  type rateCourseInput,
  type RateCourse,
} from "../../contract/api/exchange-rates-v1.ts";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

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

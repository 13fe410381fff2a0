import type { Slice, SliceBase } from "../../../slice.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import { exchangeRatesV1 } from "./exchange-rates-v1.rest.ts";
import { marketRates } from "./market-rates.ts";
import { createRateAlerts } from "./rate-alerts.ts";
import { saveRates } from "./rates.repository.ts";
import { createExchangeRates } from "./rates.service.ts";
import { createRefreshRates, REFRESH_RATES } from "./refresh-rates.ts";
import type { RateSource } from "./sources/rate-source.ts";
import { MINUTE_SECONDS } from "../../../../contract/shared/time.ts";

export type ExchangeRatesSliceDeps = {
  sessions: SessionsService;
  rateSources: readonly RateSource[];
};
const CALLS_PER_MINUTE = 120;

export function exchangeRatesSlice(
  base: SliceBase,
  { sessions, rateSources }: ExchangeRatesSliceDeps,
): Slice {
  const { jobs, notify, now, logger } = base;
  const { db } = base.database;
  const alerts = createRateAlerts({ db, jobs, notify, now });
  const refreshing = createRefreshRates({
    ...{ db, sources: rateSources, now, logger },
    onRefreshed: alerts.notifyReached,
  });
  return {
    jobKinds: [...(rateSources.length > 0 ? [refreshing] : []), ...alerts.jobKinds],
    register(app) {
      app.register(exchangeRatesV1, {
        prefix: "/api/exchange-rates/v1",
        rates: createExchangeRates({ db, now }),
        sessions,
        rateLimit: base.limit("exchange-rates", CALLS_PER_MINUTE, MINUTE_SECONDS),
      });
    },
    async resume() {
      await saveRates(db, "market", marketRates, now());
      if (rateSources.length > 0) await jobs.send(REFRESH_RATES, {}, db, { key: "start" });
    },
  };
}

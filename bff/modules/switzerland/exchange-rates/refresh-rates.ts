import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../../db/database.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import { saveRates } from "./rates.repository.ts";
import { UnreadableRatesError, type RateSource } from "./sources/rate-source.ts";

export const REFRESH_RATES = "exchange-rates-refresh";

export type RefreshRatesDeps = {
  db: Database;
  sources: readonly RateSource[];
  now: () => Date;
  logger: Pick<FastifyBaseLogger, "warn">;
  onRefreshed: () => Promise<void>;
};

/**
 * Reads every source in the early morning, after the customs office publishes, and in the late afternoon,
 * after the ECB does. A failed source does not block the others; its last rates remain with their day.
 */
export function createRefreshRates(deps: RefreshRatesDeps): JobKind<object> {
  const { db, sources, now, logger, onRefreshed } = deps;

  async function refresh({ id, fetchRates }: RateSource): Promise<boolean> {
    try {
      const rates = await fetchRates();
      const today = zurichDayOf(now());
      const future = rates.find(({ day }) => day > today);
      if (future) throw new UnreadableRatesError(id, `a day to come, ${future.day}`);
      await saveRates(db, id, rates, now());
      return true;
    } catch (error) {
      logger.warn({ err: error, code: "rates.source_failed", source: id }, "no new exchange rates");
      return false;
    }
  }

  return {
    name: REFRESH_RATES,
    cron: "25 5,17,20 * * *",
    retries: 4,
    async handle() {
      const done = await Promise.all(sources.map(refresh));
      if (done.includes(true)) await onRefreshed();
      // The retry is for the failed sources; the others return the same rates.
      if (done.includes(false)) throw new Error("A source of exchange rates failed");
    },
  };
}

import type { RateAlert, RateCourse } from "../../../../contract/api/exchange-rates-v1.ts";
import {
  findRate,
  type DayRate,
  rateSources,
  type Currency,
  type RatePeriodDays,
} from "../../../../contract/calculators/exchange.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import { deleteAlert, listAlerts, saveAlert } from "./rate-alerts.repository.ts";
import { listNewestRates, listRatesSince, type StoredRate } from "./rates.repository.ts";

/** Rates that come with the service, and stay as they are. */
const SHIPPED_SOURCE = "market" satisfies StoredRate["source"];

export type Pair = { from: Currency; to: Currency };

const named = ({ source, ...rate }: StoredRate) => ({
  ...rate,
  source: rateSources[source].name,
  sourceUrl: rateSources[source].url,
});

export async function findNewestRate(
  db: Database,
  { from, to }: { from: string; to: string },
  { isRefreshed = false } = {},
): Promise<DayRate | null> {
  const stored = await listNewestRates(db);
  const newest = stored
    .filter(({ source }) => !isRefreshed || source !== SHIPPED_SOURCE)
    .map(named);
  for (const { source, sourceUrl, day } of newest) {
    const own = newest.filter((each) => each.source === source);
    const rate = findRate(own, from, to);
    if (rate !== null) return { base: from, quote: to, day, rate, source, sourceUrl };
  }
  return null;
}

export function createExchangeRates({ db, now }: { db: Database; now: () => Date }) {
  return {
    listNewest: async () => (await listNewestRates(db)).map(named),

    /**
     * A pair's rates of the last days, by source. Uses the source's base currency as an intermediate if
     * needed.
     */
    async findCourse({ from, to }: Pair, days: RatePeriodDays): Promise<RateCourse> {
      const since = zurichDayOf(new Date(now().getTime() - days * DAY_MS));
      const rates = await listRatesSince(db, since);
      const series = new Map<string, RateCourse["series"][number]>();
      for (const [day, ofDay] of Map.groupBy(rates, (rate) => rate.day)) {
        for (const [id, own] of Map.groupBy(ofDay, ({ source }) => source)) {
          const rate = findRate(own.map(named), from, to);
          if (rate === null) continue;
          const { name: source, url: sourceUrl } = rateSources[id];
          const one = series.get(id) ?? { source, sourceUrl, points: [] };
          one.points.push({ day, rate });
          series.set(id, one);
        }
      }
      return { series: [...series.values()] };
    },

    listAlerts: (
      userId: string,
    ): Promise<(Omit<RateAlert, "noticedAt"> & { noticedAt: Date | null })[]> =>
      listAlerts(db, userId),

    /**
     * Sets an alert at a threshold above or below the current rate. It replaces the member's alert for the
     * same pair.
     * @throws {ServiceError} `not_found` if no refreshed source has the pair
     */
    async setAlert(userId: string, pair: Pair, threshold: number): Promise<void> {
      // Shipped rates never change, so no alert on them would be sent.
      const newest = await findNewestRate(db, pair, { isRefreshed: true });
      if (!newest) throw new ServiceError("not_found");
      const isRising = threshold > newest.rate;
      await saveAlert(db, { userId, ...pair, threshold, isRising, createdAt: now() });
    },

    removeAlert: (userId: string, pair: Pair): Promise<void> => deleteAlert(db, userId, pair),
  };
}

export type ExchangeRates = ReturnType<typeof createExchangeRates>;

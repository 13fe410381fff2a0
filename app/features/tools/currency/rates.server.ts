import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import type { ExchangeRatesApi } from "~/service/exchange-rates-api.server";
import type { DayRate } from "../../../../contract/calculators/exchange.ts";
import type { RateCourseAnswer, CourseChoice } from "./rate-course";

/** Pairs × sources × a few days. */
const MAX_ROWS = 200;

const rateRow = shape("currency_rates", {
  base: { code: z.string() },
  quote: { code: z.string() },
  date: z.string(),
  rate: z.coerce.number().positive(),
  source: z.string().nullable(),
  sourceUrl: z.string().nullable(),
});

/**
 * Newest first, without rates that name no source.
 * @throws {CmsError}
 */
function listWrittenRates(cms: TierCms): Promise<DayRate[]> {
  return cms.cached("calculators:rates", async (ask) => {
    const rows = await ask(readRows(rateRow, { sort: ["-date"], limit: MAX_ROWS }));
    const newest = new Map<string, DayRate>();
    for (const { base, quote, date, source, ...rate } of rows) {
      if (!base || !quote || !source) continue;
      const key = `${base.code}:${quote.code}:${source}`;
      const found = { ...rate, base: base.code, quote: quote.code, source, day: date.slice(0, 10) };
      if (!newest.has(key)) newest.set(key, found);
    }
    return [...newest.values()];
  });
}

/**
 * While the service is unavailable, only the rates by editors.
 * @throws {CmsError}
 */
export async function listNewestRates(
  cms: TierCms,
  api: Pick<ExchangeRatesApi, "listNewest">,
): Promise<DayRate[]> {
  const [published, written] = await Promise.all([api.listNewest(), listWrittenRates(cms)]);
  return [...(published.isError ? [] : published.data.rates), ...written];
}

export async function findCourse(
  api: Pick<ExchangeRatesApi, "findCourse">,
  choice: CourseChoice,
): Promise<RateCourseAnswer> {
  const result = await api.findCourse(choice);
  return { ...choice, series: result.isError ? null : result.data.series };
}

import { z } from "zod";
import { CURRENCIES, RATE_PERIODS_DAYS } from "../calculators/exchange.ts";
import { moment } from "./common.ts";

const day = z.iso.date();
const rate = z.number().positive();
const currency = z.enum(CURRENCIES);
const pair = z
  .object({ from: currency, to: currency })
  .refine(({ from, to }) => from !== to, { path: ["to"], error: "same" });

/** Latest rates of each source, each with its day. */
export const newestRates = z.object({
  rates: z.array(
    z.object({
      base: currency,
      quote: currency,
      day,
      rate,
      source: z.string(),
      sourceUrl: z.string(),
    }),
  ),
});

export const rateCourseInput = z
  .object({
    ...pair.shape,
    days: z.coerce.number().pipe(z.literal([...RATE_PERIODS_DAYS])),
  })
  .refine(({ from, to }) => from !== to, { path: ["to"], error: "same" });

/** Rates of a pair, oldest first. Sources without a rate for the pair are left out. */
export const rateCourse = z.object({
  series: z.array(
    z.object({
      source: z.string(),
      sourceUrl: z.string(),
      points: z.array(z.object({ day, rate })),
    }),
  ),
});
export type RateCourse = z.output<typeof rateCourse>;
export type RateSeries = RateCourse["series"][number];

export const rateAlertPair = pair;
export const rateAlertInput = z
  .object({ ...pair.shape, threshold: z.number().positive().max(1_000) })
  .refine(({ from, to }) => from !== to, { path: ["to"], error: "same" });

export const rateAlert = z.object({
  from: currency,
  to: currency,
  threshold: rate,
  /** True if the alert fires when the rate rises to the threshold, false if it falls to it. */
  isRising: z.boolean(),
  /** Null until the alert fires. */
  noticedAt: moment.nullable(),
});
export type RateAlert = z.output<typeof rateAlert>;

export const rateAlerts = z.object({ alerts: z.array(rateAlert) });

import type { Currency } from "../../../../../contract/calculators/exchange.ts";
import {
  fetchText,
  readRate,
  UnreadableRatesError,
  type PublishedRate,
  type RateSource,
} from "./rate-source.ts";

const DAY = /<datum>\s*(\d\d)\.(\d\d)\.(\d{4})\s*<\/datum>/;
const BEGIN_OF_CURRENCY = /<devise\s+code=["']([a-z]{3})["']\s*>/;
const UNIT = /<waehrung>\s*(\d{1,5})\s+([A-Z]{3})\s*<\/waehrung>/;
const PRICE = /<kurs>\s*([\d.]{1,20})\s*<\/kurs>/;
const BASES: readonly Currency[] = ["EUR", "USD", "BRL"];
/** The office's precision, after a price for 100 units is converted to one unit. */
const DECIMALS = 8;

/**
 * Reads the daily rates of the Federal Office for Customs and Border Security (`api/xmldaily`): a `devise`
 * for each currency with its unit ("100 BRL") and its price in francs.
 * @throws {UnreadableRatesError} without a day, or if a required currency is missing
 */
export function readCustomsRates(xml: string): PublishedRate[] {
  const [, dayOfMonth, month, year] = DAY.exec(xml) ?? [];
  if (!year) throw new UnreadableRatesError("bazg", "no day");
  const day = `${year}-${month}-${dayOfMonth}`;
  const parts = xml.split(BEGIN_OF_CURRENCY);
  return BASES.map((base) => {
    const place = parts.indexOf(base.toLowerCase());
    const body = place < 0 ? "" : (parts[place + 1] ?? "");
    const [, units = "", code] = UNIT.exec(body) ?? [];
    const price = readRate(PRICE.exec(body)?.[1] ?? "");
    if (price === null || code !== base || Number(units) === 0)
      throw new UnreadableRatesError("bazg", base);
    return { day, base, quote: "CHF", rate: Number((price / Number(units)).toFixed(DECIMALS)) };
  });
}

export function createCustomsRates(fetch: typeof globalThis.fetch, url: string): RateSource {
  return { id: "bazg", fetchRates: async () => readCustomsRates(await fetchText(fetch, url)) };
}

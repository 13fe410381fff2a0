import type { Currency } from "../../../../../contract/calculators/exchange.ts";
import { createTimedFetch } from "../../../../cms/timed-fetch.ts";
import {
  type RateSource,
  fetchText,
  readRate,
  UnreadableRatesError,
  type PublishedRate,
} from "./rate-source.ts";

const LIMITS = { connectMs: 3_000, totalMs: 15_000, maxBytes: 4_194_304 };

const DAY = /<datum>\s*(\d\d)\.(\d\d)\.(\d{4})\s*<\/datum>/;
const CURRENCY_START = /<devise\s+code=["']([a-z]{3})["']\s*>/;
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
  const parts = xml.split(CURRENCY_START);
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

function createCustomsRates(fetch: typeof globalThis.fetch, url: string): RateSource {
  return { id: "bazg", fetchRates: async () => readCustomsRates(await fetchText(fetch, url)) };
}

const DAY_START = /<Cube\s+time=["'](\d{4}-\d\d-\d\d)["']\s*>/;
const RATE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([^"']{1,20})["']\s*\/>/g;
const QUOTES: readonly Currency[] = ["CHF", "BRL", "USD"];

/**
 * Reads the ECB's euro foreign exchange reference rates (`eurofxref-daily.xml`, `eurofxref-hist-90d.xml`):
 * a `Cube time` for each working day with a `Cube currency rate` for each currency, for one euro.
 * @throws {UnreadableRatesError} without a day, or if a required currency is missing on a day
 */
export function readEcbRates(xml: string): PublishedRate[] {
  const parts = xml.split(DAY_START);
  const rates: PublishedRate[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const [day = "", body = ""] = parts.slice(at, at + 2);
    const found = new Map([...body.matchAll(RATE)].map(([, code = "", text = ""]) => [code, text]));
    for (const quote of QUOTES) {
      const rate = readRate(found.get(quote) ?? "");
      if (rate === null) throw new UnreadableRatesError("ecb", `${quote} on ${day}`);
      rates.push({ day, base: "EUR", quote, rate });
    }
  }
  if (rates.length === 0) throw new UnreadableRatesError("ecb", "no day");
  return rates;
}

export function createEcbRates(fetch: typeof globalThis.fetch, url: string): RateSource {
  return { id: "ecb", fetchRates: async () => readEcbRates(await fetchText(fetch, url)) };
}

export function listRateSources(addresses: {
  ECB_RATES_URL?: string | undefined;
  CUSTOMS_RATES_URL?: string | undefined;
}): RateSource[] {
  const { ECB_RATES_URL: ecb, CUSTOMS_RATES_URL: customs } = addresses;
  const fetch = createTimedFetch(LIMITS);
  return [
    ...(ecb ? [createEcbRates(fetch, ecb)] : []),
    ...(customs ? [createCustomsRates(fetch, customs)] : []),
  ];
}

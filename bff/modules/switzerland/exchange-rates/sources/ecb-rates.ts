import type { Currency } from "../../../../../contract/calculators/exchange.ts";
import {
  fetchText,
  readRate,
  UnreadableRatesError,
  type PublishedRate,
  type RateSource,
} from "./rate-source.ts";

const BEGIN_OF_DAY = /<Cube\s+time=["'](\d{4}-\d\d-\d\d)["']\s*>/;
const RATE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([^"']{1,20})["']\s*\/>/g;
const QUOTES: readonly Currency[] = ["CHF", "BRL", "USD"];

/**
 * Reads the ECB's euro foreign exchange reference rates (`eurofxref-daily.xml`, `eurofxref-hist-90d.xml`):
 * a `Cube time` for each working day with a `Cube currency rate` for each currency, for one euro.
 * @throws {UnreadableRatesError} without a day, or if a required currency is missing on a day
 */
export function readEcbRates(xml: string): PublishedRate[] {
  const parts = xml.split(BEGIN_OF_DAY);
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

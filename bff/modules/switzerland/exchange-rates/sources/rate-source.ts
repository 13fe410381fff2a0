import type { Currency, RateSourceId } from "../../../../../contract/calculators/exchange.ts";

/** Price of one `base` in `quote` on a day, as published by a source. */
export type PublishedRate = { day: string; base: Currency; quote: Currency; rate: number };

export type RateSource = {
  id: RateSourceId;
  /** The rates currently published. @throws {UnreadableRatesError} or network errors */
  fetchRates(): Promise<PublishedRate[]>;
};

export class UnreadableRatesError extends Error {
  constructor(source: RateSourceId, what: string) {
    super(`The rates of ${source} cannot be read: ${what}`);
    this.name = "UnreadableRatesError";
  }
}

const DECIMAL = /^\d{1,8}(?:\.\d{1,8})?$/;

/** Null unless it is a positive decimal number. */
export function readRate(text: string): number | null {
  const rate = DECIMAL.test(text) ? Number(text) : 0;
  return rate > 0 ? rate : null;
}

/** The text of a public file. @throws {Error} for an answer that is not 200 */
export async function fetchText(fetch: typeof globalThis.fetch, url: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: "application/xml, text/xml" } });
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
  return answer.text();
}

import { percentOf } from "./cents.ts";

export const RATE_SOURCES = ["ecb", "bazg", "market"] as const;
export type RateSourceId = (typeof RATE_SOURCES)[number];

/** Their names and the public page with the rates. */
export const rateSources: Readonly<Record<RateSourceId, { name: string; url: string }>> = {
  ecb: {
    name: "Banco Central Europeu (taxas de referência)",
    url: "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html",
  },
  bazg: {
    name: "BAZG, alfândega suíça (taxas de venda)",
    url: "https://www.rates.bazg.admin.ch/home",
  },
  /** Shipped with the portal; only for days before the first rate of another source. */
  market: {
    name: "Cotação de mercado (agregado diário, não oficial)",
    url: "https://github.com/fawazahmed0/exchange-api",
  },
};

/** Currencies in the order of the select. */
export const CURRENCIES = ["CHF", "BRL", "EUR", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Days that the chart of a currency pair covers. */
export const RATE_PERIODS_DAYS = [30, 365] as const;
export type RatePeriodDays = (typeof RATE_PERIODS_DAYS)[number];

/** Rate of one day: units of `quote` for one unit of `base`. */
export type DayRate = {
  base: string;
  quote: string;
  day: string;
  rate: number;
  source: string;
  sourceUrl: string | null;
};

export type ExchangeInput = {
  cents: number;
  /** Units of the target currency for one unit of the source currency. */
  rate: number;
  /** Published reference rate of the pair; null if there is none. */
  publishedRate: number | null;
  /** Margin above the interbank rate, in percent of it. */
  spreadPercent: number;
  /** Fixed fee, in the source currency. */
  feeCents: number;
  /** Exchange tax in percent of the source amount: Brazil's IOF. */
  taxPercent: number;
};

export type Exchanged = {
  /** Amount at the published rate without costs; null without a rate. */
  idealCents: number | null;
  receivedCents: number;
  feeCents: number;
  taxCents: number;
  /** Cost of the spread, in the target currency. */
  spreadCents: number;
  /** Total cost in percent of the ideal amount; null without an amount or a published rate. */
  costPercent: number | null;
};

/** Rate between two currencies by one day's rates: direct, inverted or through a third currency. */
export function findRate(rates: readonly DayRate[], from: string, to: string): number | null {
  if (from === to) return 1;
  const direct = stepRate(rates, from, to);
  if (direct !== null) return direct;
  for (const { base } of rates) {
    const [first, second] = [stepRate(rates, from, base), stepRate(rates, base, to)];
    if (first !== null && second !== null) return first * second;
  }
  return null;
}

function stepRate(rates: readonly DayRate[], from: string, to: string): number | null {
  if (from === to) return 1;
  const straight = rates.find(({ base, quote }) => base === from && quote === to);
  if (straight) return straight.rate;
  const reverse = rates.find(({ base, quote }) => base === to && quote === from);
  return reverse && reverse.rate > 0 ? 1 / reverse.rate : null;
}

/** Amount received: (amount − fee − tax) × rate × (1 − spread). Cents of both currencies. */
export function exchange(input: ExchangeInput): Exchanged {
  const { cents, rate, spreadPercent } = input;
  const { publishedRate } = input;
  const idealCents = publishedRate === null ? null : Math.round(cents * publishedRate);
  const feeCents = Math.min(input.feeCents, cents);
  const taxCents = Math.min(percentOf(cents, input.taxPercent), cents - feeCents);
  const changedCents = Math.round((cents - feeCents - taxCents) * rate);
  const spreadCents = percentOf(changedCents, spreadPercent);
  const receivedCents = changedCents - spreadCents;
  return {
    idealCents,
    receivedCents,
    feeCents,
    taxCents,
    spreadCents,
    costPercent:
      idealCents !== null && idealCents > 0
        ? Math.round(((idealCents - receivedCents) / idealCents) * 10_000) / 100
        : null,
  };
}

/** No rates are published on weekends. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

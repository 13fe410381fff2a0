import { percentOf } from "./cents.ts";

/** A rate of one day: so much of `quote` for one of `base`. */
export type DayRate = {
  base: string;
  quote: string;
  /** ISO day. */
  day: string;
  rate: number;
  source: string;
  sourceUrl: string | null;
};

export type ExchangeInput = {
  cents: number;
  /** Of the target for one of what is given. */
  rate: number;
  /** What is published for the pair, which the cost is held against; null where nothing is. */
  publishedRate: number | null;
  /** Above the rate between banks, in percent of it. */
  spreadPercent: number;
  /** Fixed, in what is given. */
  feeCents: number;
  /** A tax on exchange, in percent of what is given: Brazil's IOF. */
  taxPercent: number;
};

export type Exchanged = {
  /** At the published rate, without cost; null where there is none. */
  idealCents: number | null;
  receivedCents: number;
  feeCents: number;
  taxCents: number;
  /** Of the target, by the spread. */
  spreadCents: number;
  /** What the whole costs in percent of the ideal; null where nothing is given or published. */
  costPercent: number | null;
};

/** Of one currency in another by a day's rates, directly, the other way round or over a third one. */
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

/**
 * What arrives of an amount: (amount − fee − tax) × rate × (1 − spread). Cents of both currencies.
 */
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

/** Whether a day is one on which no rates are set. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

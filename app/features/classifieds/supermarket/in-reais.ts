import { formatDate, formatNumber } from "~/i18n/format";
import type { DayRate } from "../../../../contract/calculators/exchange.ts";

export type InReais = { rate: number; label: string; day: string; source: string };

const DECIMALS = 4;

/** Null if no source publishes this pair. */
export function findRealRate(rates: readonly DayRate[]): InReais | null {
  const found = rates
    .filter(({ base, quote }) => [base, quote].toSorted().join() === "BRL,CHF")
    .toSorted((one, other) => other.day.localeCompare(one.day))[0];
  if (!found) return null;
  const { base, day, source } = found;
  const rate = base === "CHF" ? found.rate : 1 / found.rate;
  const label = formatNumber(rate, DECIMALS);
  return { rate, label, source, day: formatDate(`${day}T12:00:00Z`) };
}

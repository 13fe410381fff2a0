/**
 * An official withholding tax table (ESTV, records 06 of `tarYYxx.txt`): three lists of equal length. A
 * band starts at each entry and ends before the next. Rates in hundredths of a percent, amounts in cents
 * per month.
 */
export type WithholdingTable = {
  fromCents: readonly number[];
  rateHundredths: readonly number[];
  minimumCents: readonly number[];
};

export type WithholdingRate = { rateHundredths: number; minimumCents: number };

const NO_TAX: WithholdingRate = { rateHundredths: 0, minimumCents: 0 };
/** A rate of 100 %, in hundredths of a percent. */
const WHOLE = 10_000;
const SMALLEST_COIN_CENTS = 5;

/**
 * The last band that starts at or below the income (Kreisschreiben 45 of the ESTV, section on tariffs); no
 * tax below the first band.
 * @param incomeCents gross that decides the rate: that of the month, or a twelfth of the year's gross in
 * cantons with the annual model (FR, GE, TI, VD, VS)
 */
export function findWithholdingRate(table: WithholdingTable, incomeCents: number): WithholdingRate {
  let low = 0;
  let high = table.fromCents.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((table.fromCents[middle] ?? Infinity) <= incomeCents) low = middle + 1;
    else high = middle;
  }
  const rateHundredths = table.rateHundredths[low - 1];
  const minimumCents = table.minimumCents[low - 1];
  if (rateHundredths === undefined || minimumCents === undefined) return NO_TAX;
  return { rateHundredths, minimumCents };
}

/**
 * `max(income × rate, minimum)`, to the nearest 5 centimes.
 * @param incomeCents gross of the taxed month; no tax on zero
 * @returns cents
 */
export function taxAtRateCents(rate: WithholdingRate, incomeCents: number): number {
  if (incomeCents <= 0) return 0;
  const coins = Math.round((incomeCents * rate.rateHundredths) / (WHOLE * SMALLEST_COIN_CENTS));
  const minimumCoins = Math.round(rate.minimumCents / SMALLEST_COIN_CENTS);
  return Math.max(coins, minimumCoins) * SMALLEST_COIN_CENTS;
}

/**
 * Withholding tax of a month (DBG Art. 83–86; tariff of the canton).
 * @param rateIncomeCents income that decides the rate, if it is not the month's gross (annual model)
 * @returns cents
 */
export function withholdingTaxCents(
  table: WithholdingTable,
  incomeCents: number,
  rateIncomeCents: number = incomeCents,
): number {
  return taxAtRateCents(findWithholdingRate(table, rateIncomeCents), incomeCents);
}

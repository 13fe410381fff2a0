import {
  findWithholdingRate,
  taxAtRateCents,
  withholdingTaxCents,
  type WithholdingTable,
} from "./withholding-tax.ts";

export type WithheldYear = {
  monthCents: number;
  /** On payments beyond twelve months. */
  extraCents: number;
  ratePercent: number;
  /** The tariff's minimum tax per month applies, as it exceeds the rate. */
  isMinimum: boolean;
  /** Income that decides the rate. */
  decidingCents: number;
  /** Rate in the month of the 13th salary; 0 without one. */
  extraRatePercent: number;
};

const percentAt = (table: WithholdingTable, cents: number): number =>
  findWithholdingRate(table, cents).rateHundredths / 100;

/** The tax is never more than the payment. */
function taxCents(table: WithholdingTable, paidCents: number, decidingCents: number): number {
  return Math.min(withholdingTaxCents(table, paidCents, decidingCents), paidCents);
}

/**
 * Tax withheld in a year of twelve equal months and a 13th salary. Monthly model: the 13th is taxed
 * together with that month's salary, at the rate of both. Annual model: every payment is taxed at the rate
 * of a twelfth of the year. DBG art. 83–86, StHG art. 33.
 * @param isAnnual whether the canton has the annual model
 * @param paid cents of a regular month, and of payments beyond twelve months
 */
export function withheldInYear(
  table: WithholdingTable,
  isAnnual: boolean,
  { monthCents, extraCents }: { monthCents: number; extraCents: number },
): WithheldYear {
  const together = monthCents + extraCents;
  const deciding = isAnnual ? Math.round((monthCents * 12 + extraCents) / 12) : monthCents;
  const month = taxCents(table, monthCents, deciding);
  const rate = findWithholdingRate(table, deciding);
  const extra = isAnnual
    ? taxCents(table, extraCents, deciding)
    : Math.max(0, taxCents(table, together, together) - month);
  return {
    monthCents: month,
    extraCents: extraCents > 0 ? extra : 0,
    ratePercent: percentAt(table, deciding),
    isMinimum: month > taxAtRateCents({ ...rate, minimumCents: 0 }, monthCents),
    decidingCents: deciding,
    extraRatePercent: extraCents > 0 ? percentAt(table, isAnnual ? deciding : together) : 0,
  };
}

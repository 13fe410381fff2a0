import {
  findWithholdingRate,
  taxAtRateCents,
  withholdingTaxCents,
  type WithholdingTable,
} from "./withholding-tax.ts";

export type WithheldYear = {
  monthCents: number;
  /** On what is paid beside twelve months. */
  extraCents: number;
  ratePercent: number;
  /** The tariff takes at least so much a month, more than its rate would. */
  isMinimum: boolean;
  /** What the rate was looked up by. */
  decidingCents: number;
  /** The rate in the month of the 13th salary; 0 without one. */
  extraRatePercent: number;
};

const percentAt = (table: WithholdingTable, cents: number): number =>
  findWithholdingRate(table, cents).rateHundredths / 100;

/** No tax takes more than what is paid. */
function taxCents(table: WithholdingTable, paidCents: number, decidingCents: number): number {
  return Math.min(withholdingTaxCents(table, paidCents, decidingCents), paidCents);
}

/**
 * What is withheld in a year of twelve equal months and a 13th salary. Monthly model: the 13th is taxed with
 * the salary of its month, at the rate of both. Annual model: every payment at the rate of a twelfth of the
 * year. DBG art. 83–86, StHG art. 33.
 * @param isAnnual whether the canton has the annual model
 * @param paid cents of a plain month, and of what comes beside twelve of them
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

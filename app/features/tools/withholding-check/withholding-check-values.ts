import {
  findWithholdingRate,
  taxAtRateCents,
  type WithholdingTable,
} from "../../../../contract/calculators/withholding-tax.ts";
import { MOST_CHILDREN } from "../../../../contract/calculators/tariff-code.ts";
import { createValueReader, type ReadValues } from "../value-reader";

export const withholdingCheckDefaults = {
  year: "",
  gross: "",
  yearGross: "",
  withheld: "",
  canton: "ZH",
  permit: "source",
  civil: "single",
  spouse: "",
  spouseSettled: "",
  children: "0",
  church: "",
};
export type WithholdingCheckField = keyof typeof withholdingCheckDefaults;
export type WithholdingCheckValues = Readonly<Record<WithholdingCheckField, string>>;

export type WithholdingQuestion = {
  grossCents: number;
  /** Null if empty: twelve equal months. */
  yearGrossCents: number | null;
  withheldCents: number | null;
};

export function readWithholdingCheck(
  values: WithholdingCheckValues,
): ReadValues<WithholdingCheckField, WithholdingQuestion> {
  const reader = createValueReader(values);
  reader.count("children", 0, MOST_CHILDREN);
  return reader.done({
    grossCents: reader.cents("gross", null),
    yearGrossCents: reader.optionalCents("yearGross"),
    withheldCents: reader.optionalCents("withheld"),
  });
}

export type ExpectedTax = {
  grossCents: number;
  expectedCents: number;
  ratePercent: number;
  decidingCents: number;
  isMinimum: boolean;
  /** Tax withheld less tax due; null without an amount to compare. */
  differenceCents: number | null;
};

export function expectedTax(
  table: WithholdingTable,
  isAnnual: boolean,
  { grossCents, yearGrossCents, withheldCents }: WithholdingQuestion,
): ExpectedTax {
  const decidingCents =
    isAnnual && yearGrossCents !== null ? Math.round(yearGrossCents / 12) : grossCents;
  const rate = findWithholdingRate(table, decidingCents);
  const expectedCents = taxAtRateCents(rate, grossCents);
  return {
    grossCents,
    expectedCents,
    ratePercent: rate.rateHundredths / 100,
    decidingCents,
    isMinimum: expectedCents > taxAtRateCents({ ...rate, minimumCents: 0 }, grossCents),
    differenceCents: withheldCents === null ? null : withheldCents - expectedCents,
  };
}

import type { MortgageInput } from "../../../../contract/calculators/mortgage.ts";
import { createValueReader, type ReadValues } from "../value-reader";

export const mortgageDefaults = {
  year: "",
  price: "",
  hard: "",
  pension: "",
  income: "",
  age: "40",
  rate: "",
};
/** A home, an income and an equity in round numbers that fulfil the rules of the banks. */
export const mortgageExample = { price: "800000", income: "150000", hard: "160000" };
export type MortgageField = keyof typeof mortgageDefaults;
export type MortgageValues = Readonly<Record<MortgageField, string>>;

export type MortgageQuestion = MortgageInput & {
  /** Null if empty: the published guide rate (SARON) is used. */
  todayPercent: number | null;
};

const OLDEST = 100;
const HIGHEST_RATE = 20;

export function readMortgage(values: MortgageValues): ReadValues<MortgageField, MortgageQuestion> {
  const reader = createValueReader(values);
  return reader.done({
    priceCents: reader.cents("price", null),
    hardEquityCents: reader.cents("hard", null),
    pensionEquityCents: reader.cents("pension", 0),
    incomePerYearCents: reader.cents("income", null),
    age: reader.count("age", null, OLDEST),
    todayPercent: values.rate.trim() === "" ? null : reader.percent("rate", 0, HIGHEST_RATE),
  });
}

import type { MortgageInput } from "../../../../contract/calculators/mortgage.ts";
import { createValueReader, type ReadValues } from "../value-reader";

/** As the fields are when nobody typed. */
export const mortgageDefaults = {
  year: "",
  price: "",
  hard: "",
  pension: "",
  income: "",
  age: "40",
  rate: "",
};
export type MortgageField = keyof typeof mortgageDefaults;
export type MortgageValues = Readonly<Record<MortgageField, string>>;

export type MortgageQuestion = MortgageInput & {
  /** Null where nobody typed it: the published guide counts. */
  todayPercent: number | null;
};

const OLDEST = 100;
/** Swiss mortgages never cost more. */
const HIGHEST_RATE = 20;

/** What the fields ask for; pure. */
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

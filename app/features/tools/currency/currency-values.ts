import {
  CURRENCIES,
  type Currency,
  type ExchangeInput,
} from "../../../../contract/calculators/exchange.ts";
import { readNumber } from "../../../../contract/calculators/read-amount.ts";
import { createValueReader, type ReadValues } from "../value-reader";

export const currencyDefaults = {
  amount: "",
  from: "CHF",
  to: "BRL",
  own: "",
  spread: "",
  fee: "",
  tax: "",
};
export const currencyExample = { amount: "1000" };
export type CurrencyField = keyof typeof currencyDefaults;
export type CurrencyValues = Readonly<Record<CurrencyField, string>>;

export type CurrencyQuestion = Omit<ExchangeInput, "rate" | "publishedRate"> & {
  from: Currency;
  to: Currency;
  ownRate: number | null;
};

const HIGHEST_RATE = 1_000;
const HIGHEST_PERCENT = 50;

export function readCurrency(values: CurrencyValues): ReadValues<CurrencyField, CurrencyQuestion> {
  const reader = createValueReader(values);
  const own = readNumber(values.own, { maxDecimals: 8, largest: HIGHEST_RATE });
  if (own.state === "invalid") reader.refuse("own", own.reason);
  if (own.state === "number" && own.value === 0) reader.refuse("own", "small");
  return reader.done({
    cents: reader.cents("amount", null),
    from: reader.choice("from", CURRENCIES),
    to: reader.choice("to", CURRENCIES),
    ownRate: own.state === "number" ? own.value : null,
    spreadPercent: reader.percent("spread", 0, HIGHEST_PERCENT),
    feeCents: reader.cents("fee", 0),
    taxPercent: reader.percent("tax", 0, HIGHEST_PERCENT),
  });
}

import { expect, test } from "vitest";
import { readCustomsRates } from "../../../../../../../bff/modules/switzerland/exchange-rates/sources/list-rate-sources.ts";
import { UnreadableRatesError } from "../../../../../../../bff/modules/switzerland/exchange-rates/sources/rate-source.ts";

const currency = (code: string, unit: string, price: string) =>
  `<devise code="${code}"><land_de>Land</land_de><waehrung>${unit}</waehrung><kurs>${price}</kurs></devise>`;
const file = (
  currencies = [
    currency("eur", "1 EUR", "0.95305"),
    currency("usd", "1 USD", "0.8215"),
    currency("brl", "100 BRL", "15.25"),
  ],
  day = "23.11.2026",
) =>
  `<?xml version="1.0" encoding="UTF-8"?><wechselkurse xmlns="https://www.backend-rates.bazg.admin.ch/xmldaily"><datum>${day}</datum><zeit>02:00:01</zeit>${currencies.join("")}</wechselkurse>`;

test("customs exchange rates: convert to francs per unit, also if the office quotes 100 units", () => {
  expect(readCustomsRates(file())).toEqual([
    { day: "2026-11-23", base: "EUR", quote: "CHF", rate: 0.95305 },
    { day: "2026-11-23", base: "USD", quote: "CHF", rate: 0.8215 },
    { day: "2026-11-23", base: "BRL", quote: "CHF", rate: 0.1525 },
  ]);
});

test.each([
  ["nothing", ""],
  ["no day", file(undefined, "")],
  ["a missing currency", file([currency("eur", "1 EUR", "0.95")])],
  [
    "a unit of another currency",
    file([
      currency("eur", "1 EUR", "0.95"),
      currency("usd", "1 EUR", "0.82"),
      currency("brl", "100 BRL", "15.2"),
    ]),
  ],
  [
    "a price that is none",
    file([
      currency("eur", "1 EUR", "0.95"),
      currency("usd", "1 USD", "0.82"),
      currency("brl", "100 BRL", "1.2.3"),
    ]),
  ],
])("customs exchange rates: %s is rejected as a whole", (_what, xml) => {
  expect(() => readCustomsRates(xml)).toThrow(UnreadableRatesError);
});

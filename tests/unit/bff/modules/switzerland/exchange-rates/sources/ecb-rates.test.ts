import { expect, test } from "vitest";
import {
  createEcbRates,
  readEcbRates,
} from "../../../../../../../bff/modules/switzerland/exchange-rates/sources/list-rate-sources.ts";
import { UnreadableRatesError } from "../../../../../../../bff/modules/switzerland/exchange-rates/sources/rate-source.ts";

const dayOf = (day: string, rates: Record<string, string>) =>
  `<Cube time='${day}'>${Object.entries(rates)
    .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
    .join("")}</Cube>`;
const file = (...days: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><Cube>${days.join("\n")}</Cube></gesmes:Envelope>`;
const whole = { USD: "1.1", JPY: "170.2", BRL: "6.2", CHF: "0.95" };

test("ECB exchange rates: each day has francs, reais and dollars per euro", () => {
  const rates = readEcbRates(file(dayOf("2026-11-20", whole), dayOf("2026-11-19", whole)));
  expect(rates).toHaveLength(6);
  expect(rates[0]).toEqual({ day: "2026-11-20", base: "EUR", quote: "CHF", rate: 0.95 });
  expect(rates.at(-1)).toEqual({ day: "2026-11-19", base: "EUR", quote: "USD", rate: 1.1 });
});

test.each([
  ["nothing", ""],
  ["a page of an error", "<html><body>503</body></html>"],
  ["no day", file()],
  ["a day without reais", file(dayOf("2026-11-20", { USD: "1.1", CHF: "0.95" }))],
  ["a rate that is none", file(dayOf("2026-11-20", { ...whole, CHF: "N/A" }))],
  ["a rate of zero", file(dayOf("2026-11-20", { ...whole, CHF: "0" }))],
])("ECB exchange rates: %s is rejected as a whole", (_what, xml) => {
  expect(() => readEcbRates(xml)).toThrow(UnreadableRatesError);
});

test("ECB exchange rates: an error status throws, and the configured address is requested", async () => {
  const requests: string[] = [];
  const answer = (status: number) => (input: string | URL | Request) => {
    requests.push(String(input));
    return Promise.resolve(new Response(file(dayOf("2026-11-20", whole)), { status }));
  };
  const url = "https://rates.example/daily.xml";
  await expect(createEcbRates(answer(503), url).fetchRates()).rejects.toThrow("answered 503");
  expect(await createEcbRates(answer(200), url).fetchRates()).toHaveLength(3);
  expect(requests).toEqual([url, url]);
});

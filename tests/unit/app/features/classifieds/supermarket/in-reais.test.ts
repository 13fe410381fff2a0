import { expect, test } from "vitest";
import { findRealRate } from "~/features/classifieds/supermarket/in-reais";

const rate = (base: string, quote: string, value: number, day: string) => ({
  ...{ base, quote, rate: value, day },
  ...{ source: `Banco de ${day}`, sourceUrl: null },
});

test("francs in reais: use the newest rate, in either direction", () => {
  const rates = [
    rate("CHF", "EUR", 1.07, "2026-11-20"),
    rate("CHF", "BRL", 6.5, "2026-11-18"),
    rate("BRL", "CHF", 0.16, "2026-11-19"),
  ];
  expect(findRealRate(rates)).toMatchObject({ rate: 6.25, source: "Banco de 2026-11-19" });
  expect(findRealRate(rates)?.label).toBe("6,25");
  expect(findRealRate(rates.slice(0, 1))).toBeNull();
});

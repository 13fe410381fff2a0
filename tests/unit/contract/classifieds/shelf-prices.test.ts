import { expect, test } from "vitest";
import { confirmedPrices, type SeenPrice } from "../../../../contract/classifieds/shelf-prices.ts";

const now = new Date("2026-11-23T10:00:00Z");
const seen = (cents: number, seenAt: string, chain = "Coop"): SeenPrice => ({
  ...{ productId: "leite", chain, cents, seenAt },
  source: null,
  sourceUrl: null,
});

test("shelf price: is the most confirmed one, with its latest date", () => {
  const prices = [seen(180, "2026-11-20"), seen(180, "2026-11-01"), seen(195, "2026-11-22")];
  expect(confirmedPrices(prices, now)).toEqual([{ ...seen(180, "2026-11-20"), confirmations: 2 }]);
});

test("shelf price: is the newest one if equally confirmed, per chain", () => {
  const prices = [
    seen(180, "2026-11-01"),
    seen(195, "2026-11-22"),
    seen(170, "2026-11-01", "Aldi"),
  ];
  expect(confirmedPrices(prices, now).map(({ chain, cents }) => [chain, cents])).toEqual([
    ["Coop", 195],
    ["Aldi", 170],
  ]);
});

test("shelf price: expires sixty days after its last confirmation", () => {
  expect(confirmedPrices([seen(180, "2026-09-20")], now)).toEqual([]);
  expect(confirmedPrices([seen(180, "2026-09-25")], now)).toHaveLength(1);
});

import { expect, test } from "vitest";
import {
  cartTotals,
  unitPrice,
  confirmedPrices,
  type SeenPrice,
} from "../../../../contract/classifieds/supermarket.ts";

const prices = [
  { productId: "leite", chain: "Migros", cents: 180 },
  { productId: "leite", chain: "Coop", cents: 170 },
  { productId: "pao", chain: "Migros", cents: 250 },
  { productId: "pao", chain: "Aldi", cents: 150 },
];
const cart = [
  { productId: "leite", count: 2 },
  { productId: "pao", count: 1 },
];

test("cart totals: a chain with all prices precedes a cheaper incomplete one", () => {
  const { chains } = cartTotals(cart, prices);
  expect(chains).toEqual([
    { chain: "Migros", cents: 610, missing: [] },
    { chain: "Aldi", cents: 150, missing: ["leite"] },
    { chain: "Coop", cents: 340, missing: ["pao"] },
  ]);
});

test("cart totals: the best split buys each product where it is cheapest", () => {
  const { bestSplit } = cartTotals(cart, prices);
  expect(bestSplit).toEqual({ cents: 490, byProduct: { leite: "Coop", pao: "Aldi" } });
});

test("cart totals: a product without a price has no split, and is never counted as zero", () => {
  const { bestSplit, chains } = cartTotals([...cart, { productId: "sal", count: 1 }], prices);
  expect(bestSplit).toBeNull();
  expect(chains[0]).toMatchObject({ chain: "Migros", missing: ["sal"] });
  expect(cartTotals([{ productId: "sal", count: 3 }], prices).chains).toEqual([]);
});

test("cart totals: an empty cart has no totals", () => {
  expect(cartTotals([], prices)).toEqual({ chains: [], bestSplit: null });
});

test("cart totals: packs compare by kilogram, litre or piece, unless their size is unknown", () => {
  expect(unitPrice(340, 250, "g")).toEqual({ cents: 1_360, per: "kg" });
  expect(unitPrice(180, 1, "l")).toEqual({ cents: 180, per: "l" });
  expect(unitPrice(600, 10, "piece")).toEqual({ cents: 60, per: "piece" });
  expect(unitPrice(600, null, "g")).toBeNull();
  expect(unitPrice(600, 0, "g")).toBeNull();
});

const now = new Date("2026-11-23T10:00:00Z");
const seen = (cents: number, seenAt: string, chain = "Coop"): SeenPrice => ({
  ...{ productId: "leite", chain, cents, seenAt },
  source: null,
  sourceUrl: null,
});

test("shelf price: is the most confirmed one, with its latest date", () => {
  const seenPrices = [seen(180, "2026-11-20"), seen(180, "2026-11-01"), seen(195, "2026-11-22")];
  expect(confirmedPrices(seenPrices, now)).toEqual([
    { ...seen(180, "2026-11-20"), confirmations: 2 },
  ]);
});

test("shelf price: is the newest one if equally confirmed, per chain", () => {
  const seenPrices = [
    seen(180, "2026-11-01"),
    seen(195, "2026-11-22"),
    seen(170, "2026-11-01", "Aldi"),
  ];
  expect(confirmedPrices(seenPrices, now).map(({ chain, cents }) => [chain, cents])).toEqual([
    ["Coop", 195],
    ["Aldi", 170],
  ]);
});

test("shelf price: expires sixty days after its last confirmation", () => {
  expect(confirmedPrices([seen(180, "2026-09-20")], now)).toEqual([]);
  expect(confirmedPrices([seen(180, "2026-09-25")], now)).toHaveLength(1);
});

/** Price of a product at one chain, in cents per pack. */
export type ShelfPrice = { productId: string; chain: string; cents: number };
export type CartItem = { productId: string; count: number };

export type ChainTotal = {
  chain: string;
  /** Sum of the products with a price there. */
  cents: number;
  /** Products without a price at this chain; the sum leaves them out. */
  missing: readonly string[];
};

export type CartTotals = {
  /** Chains with all prices first, then by sum. */
  chains: readonly ChainTotal[];
  /** Each product at its cheapest chain; null if a product has no price anywhere. */
  bestSplit: { cents: number; byProduct: Readonly<Record<string, string>> } | null;
};

/** Cost of a cart at each chain, and with each product bought at its cheapest chain. */
export function cartTotals(items: readonly CartItem[], prices: readonly ShelfPrice[]): CartTotals {
  const wanted = items.filter(({ count }) => count > 0);
  const priceOf = new Map(
    prices.map((price) => [`${price.chain}|${price.productId}`, price.cents]),
  );
  const chains = [...new Set(prices.map(({ chain }) => chain))].map((chain): ChainTotal => {
    const priced = wanted.map((item) => ({
      ...item,
      cents: priceOf.get(`${chain}|${item.productId}`),
    }));
    return {
      chain,
      cents: priced.reduce((sum, { count, cents = 0 }) => sum + count * cents, 0),
      missing: priced.flatMap(({ productId, cents }) => (cents === undefined ? [productId] : [])),
    };
  });
  return {
    chains: chains
      .filter(({ missing }) => missing.length < wanted.length)
      .toSorted(
        (one, other) =>
          one.missing.length - other.missing.length ||
          one.cents - other.cents ||
          one.chain.localeCompare(other.chain),
      ),
    bestSplit: splitOf(wanted, prices),
  };
}

function splitOf(
  items: readonly CartItem[],
  prices: readonly ShelfPrice[],
): CartTotals["bestSplit"] {
  const best = items.map(({ productId, count }) => {
    const [first, ...others] = prices.filter((price) => price.productId === productId);
    if (!first) return null;
    const cheapest = others.reduce(
      (least, next) => (next.cents < least.cents ? next : least),
      first,
    );
    return { productId, chain: cheapest.chain, cents: cheapest.cents * count };
  });
  const known = best.flatMap((each) => each ?? []);
  if (known.length === 0 || known.length < best.length) return null;
  return {
    cents: known.reduce((sum, { cents }) => sum + cents, 0),
    byProduct: Object.fromEntries(known.map(({ productId, chain }) => [productId, chain])),
  };
}

export const packUnits = ["g", "kg", "ml", "l", "piece"] as const;
export type PackUnit = (typeof packUnits)[number];

/** Cents per kilogram, litre or piece; null if the size is unknown. */
export function unitPrice(
  cents: number,
  size: number | null,
  unit: PackUnit,
): { cents: number; per: "kg" | "l" | "piece" } | null {
  if (size === null || size <= 0) return null;
  const amount = unit === "g" || unit === "ml" ? size / 1_000 : size;
  const per = unit === "g" || unit === "kg" ? "kg" : unit === "piece" ? "piece" : "l";
  return { cents: Math.round(cents / amount), per };
}

import { DAY_MS } from "../shared/time.ts";

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
  const requested = items.filter(({ count }) => count > 0);
  const priceOf = new Map(
    prices.map((price) => [`${price.chain}|${price.productId}`, price.cents]),
  );
  const chains = [...new Set(prices.map(({ chain }) => chain))].map((chain): ChainTotal => {
    const priced = requested.map((item) => ({
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
      .filter(({ missing }) => missing.length < requested.length)
      .toSorted(
        (one, other) =>
          one.missing.length - other.missing.length ||
          one.cents - other.cents ||
          one.chain.localeCompare(other.chain),
      ),
    bestSplit: splitOf(requested, prices),
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

/** Chains with prices from members. */
export const chains = ["Migros", "Coop", "Aldi", "Lidl", "Denner"] as const;

export type SeenPrice = {
  productId: string;
  chain: string;
  cents: number;
  seenAt: string;
  /** Set for an editor's price; null for a member's. */
  source: string | null;
  sourceUrl: string | null;
};

/** The most-reported recent price of a pack, with the number of reports. */
export type ConfirmedPrice = SeenPrice & { confirmations: number };

/** Totals of a surveyed basket, the cheapest chain first, each with what it costs more. */
export function rankChains(
  totalsCents: Readonly<Record<string, number | null>>,
): { chain: string; cents: number; isCheapest: boolean; extraPercent: number }[] {
  const known = Object.entries(totalsCents)
    .flatMap(([chain, cents]) => (cents === null ? [] : { chain, cents }))
    .toSorted((one, other) => one.cents - other.cents);
  const lowest = known[0]?.cents ?? 0;
  return known.map(({ chain, cents }) => ({
    chain,
    cents,
    isCheapest: cents === lowest,
    extraPercent: Math.round((cents / lowest - 1) * 100),
  }));
}

/** With fewer products, a cart compares next to nothing. */
export const CART_PRODUCTS = 5;
/** With one chain's price, nothing is compared. */
const CART_PRICES_EACH = 2;

/** Products with recent prices at enough chains for a comparison. */
export function listComparable(prices: readonly ShelfPrice[]): string[] {
  return [...Map.groupBy(prices, ({ productId }) => productId)].flatMap(([productId, own]) =>
    own.length >= CART_PRICES_EACH ? [productId] : [],
  );
}

/** Older prices are outdated. */
export const PRICE_HOLDS_DAYS = 60;
export const DEAREST_CENTS = 50_000;

/**
 * Per product and chain the price that most members reported within sixty days; on a tie the newest. The
 * latest report gives the date.
 */
export function confirmedPrices(seen: readonly SeenPrice[], now: Date): ConfirmedPrice[] {
  const since = now.getTime() - PRICE_HOLDS_DAYS * DAY_MS;
  const groups = new Map<string, SeenPrice[]>();
  for (const price of seen) {
    if (Date.parse(price.seenAt) < since) continue;
    const key = `${price.productId}|${price.chain}|${price.cents}`;
    groups.set(key, [...(groups.get(key) ?? []), price]);
  }
  const best = new Map<string, ConfirmedPrice>();
  for (const group of groups.values()) {
    const newest = group.reduce((last, next) => (next.seenAt > last.seenAt ? next : last));
    const price = { ...newest, confirmations: group.length };
    const key = `${price.productId}|${price.chain}`;
    const known = best.get(key);
    const isBetter =
      !known ||
      price.confirmations > known.confirmations ||
      (price.confirmations === known.confirmations && price.seenAt > known.seenAt);
    if (isBetter) best.set(key, price);
  }
  return [...best.values()];
}

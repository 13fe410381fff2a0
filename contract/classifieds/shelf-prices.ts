/** Chains with prices from members. */
export const chains = ["Migros", "Coop", "Aldi", "Lidl", "Denner"] as const;

export type SeenPrice = {
  productId: string;
  chain: string;
  cents: number;
  /** ISO day. */
  seenAt: string;
  /** Set for an editor's price; null for a member's. */
  source: string | null;
  sourceUrl: string | null;
};

/** The most-reported recent price of a pack, with the number of reports. */
export type ConfirmedPrice = SeenPrice & { confirmations: number };

/** Older prices are outdated. */
export const PRICE_HOLDS_DAYS = 60;
export const DEAREST_CENTS = 50_000;

const DAY_MS = 86_400_000;

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

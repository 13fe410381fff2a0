import type { PaymentProvider, PriceList } from "./provider.ts";

const FRESH_MS = 10 * 60_000;
/**
 * Maximum age of prices shown while the provider is unavailable. The provider itself sets the charged
 * amount.
 */
const STALE_MS = 24 * 3_600_000;

/**
 * Both plans in every currency, with tax and payment methods.
 * @throws {ServiceError} `payment.unavailable` · `payment.not_sold`
 */
export type ListPrices = () => Promise<PriceList>;

export function createPrices(provider: PaymentProvider, now: () => Date): ListPrices {
  let known: { prices: PriceList; atMs: number } | null = null;
  let pending: Promise<PriceList> | null = null;

  async function ask(): Promise<PriceList> {
    const prices = await provider.listPrices();
    known = { prices, atMs: now().getTime() };
    return prices;
  }

  return async () => {
    const ageMs = known ? now().getTime() - known.atMs : Number.POSITIVE_INFINITY;
    if (known && ageMs < FRESH_MS) return known.prices;
    pending ??= ask().finally(() => {
      pending = null;
    });
    try {
      return await pending;
    } catch (error) {
      if (known && ageMs < STALE_MS) return known.prices;
      throw error;
    }
  };
}

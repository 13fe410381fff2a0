import type { PaymentProvider, PlanPrice } from "./provider.ts";

const freshMs = 10 * 60_000;
/** With the provider away, prices of that age are still shown; what is charged it says itself. */
const staleMs = 24 * 3_600_000;

/** Both plans in each currency they are offered in. @throws {ServiceError} `payment.unavailable` */
export type ListPrices = () => Promise<readonly PlanPrice[]>;

/** The provider's prices, asked at most every ten minutes. */
export function createPrices(provider: PaymentProvider, now: () => Date): ListPrices {
  let known: { prices: readonly PlanPrice[]; atMs: number } | null = null;
  let asking: Promise<readonly PlanPrice[]> | null = null;

  async function ask(): Promise<readonly PlanPrice[]> {
    const prices = await provider.listPrices();
    known = { prices, atMs: now().getTime() };
    return prices;
  }

  return async () => {
    const ageMs = known ? now().getTime() - known.atMs : Number.POSITIVE_INFINITY;
    if (known && ageMs < freshMs) return known.prices;
    asking ??= ask().finally(() => {
      asking = null;
    });
    try {
      return await asking;
    } catch (error) {
      if (known && ageMs < staleMs) return known.prices;
      throw error;
    }
  };
}

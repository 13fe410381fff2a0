import type { Database } from "../../../../db/database.ts";
import { hasFailedLate, listSubscriptionsOf } from "./payments.repository.ts";
import type { SubscriptionRow } from "./payments.repository.ts";
import type { PaymentProvider, ProviderCheckout } from "./provider.ts";
import { findGrant, isOver } from "./grant.ts";
import type { CheckoutState } from "../../../../../contract/account/membership.ts";

export type CheckoutStateDeps = {
  db: Database;
  provider: PaymentProvider;
  now: () => Date;
};

/** State of a member's own checkout. @throws {ServiceError} `payment.unavailable` */
export type ReadCheckoutState = (
  userId: string,
  checkout: ProviderCheckout,
) => Promise<CheckoutState>;

export function createCheckoutStates({ db, provider, now }: CheckoutStateDeps): ReadCheckoutState {
  /** The payment was pending when the member returned, and then failed. */
  async function isLost({ subscriptionId }: ProviderCheckout): Promise<boolean> {
    if (!subscriptionId) return false;
    if (await hasFailedLate(db, subscriptionId)) return true;
    const subscription = await provider.findSubscription(subscriptionId);
    return subscription !== null && isOver(subscription);
  }

  return async (userId, checkout) => {
    if (checkout.status !== "complete") return checkout.status === "open" ? "open" : "failed";
    if (!checkout.isPaid) return (await isLost(checkout)) ? "failed" : "pending";
    const rows = await listSubscriptionsOf(db, userId);
    const isGranting = (row: SubscriptionRow) =>
      (findGrant(row, now())?.status ?? "expired") !== "expired";
    const known = rows.find(({ id }) => id === checkout.subscriptionId);
    if (known) return isGranting(known) ? "paid" : "failed";
    // A second subscription besides an active one: it is refunded, and the member has access.
    return rows.some(isGranting) ? "paid" : "pending";
  };
}

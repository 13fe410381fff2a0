import type { Database } from "../../../../db/database.ts";
import type { UserRow } from "../../../../db/schema.ts";
import type { Mailer } from "../../../../mail/mailer.ts";
import { listSubscriptionsOf } from "./payments.repository.ts";
import type { PaymentProvider, ProviderSubscription } from "./provider.ts";

export type DoublePaymentDeps = {
  provider: PaymentProvider;
  mailer: Mailer;
};

/**
 * Prevents double payment. When a subscription is first seen, every other open checkout ends. A second
 * subscription, paid in the meantime, is refunded and the member notified. Every call repeats steps that an
 * earlier one may not have finished.
 * @returns true if this is such a second subscription, which must not count
 * @throws {ServiceError} `payment.unavailable`
 */
export type RefuseDouble = (
  transaction: Database,
  subscription: ProviderSubscription,
  user: UserRow,
) => Promise<boolean>;

export function createRefuseDouble({ provider, mailer }: DoublePaymentDeps): RefuseDouble {
  return async (transaction, subscription, { id: userId, email: to }) => {
    const rows = await listSubscriptionsOf(transaction, userId);
    if (rows.some(({ id }) => id === subscription.id)) return false;
    const { endedAt } = subscription;
    const isDouble = rows.some(
      (other) => !other.endedAt && (!endedAt || (other.startedAt && other.startedAt <= endedAt)),
    );
    if (!isDouble) {
      if (!endedAt) await provider.endCheckouts(subscription.customerId);
      return false;
    }
    const paid = subscription.invoices.filter(
      ({ paidAt, amountCents }) => paidAt && amountCents > 0,
    );
    // Refund first: once the subscription has ended, it is not processed again.
    await provider.refund(paid.map(({ id }) => id));
    if (!endedAt) await provider.endSubscription(subscription.id);
    for (const { id, amountCents, currency } of paid) {
      await mailer.queue(transaction, {
        to,
        userId,
        template: "payment_doubled",
        values: { amountCents, currency },
        dedupeKey: `payment_doubled:${id}`,
      });
    }
    return true;
  };
}

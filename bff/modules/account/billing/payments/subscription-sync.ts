import type { CmsEntitlements } from "../../../../cms/entitlements.ts";
import type { Database } from "../../../../db/database.ts";
import type { UserRow } from "../../../../db/schema.ts";
import type { RefuseDouble } from "./double-payment.ts";
import type { QueuePaymentMails } from "./payment-mails.ts";
import {
  findSubscription,
  findUserByCustomer,
  listOpenEventIds,
  lockCustomer,
  lockSubscription,
  markEventsProcessed,
  upsertSubscription,
} from "./payments.repository.ts";
import type { PaymentProvider, ProviderSubscription } from "./provider.ts";
import { findGrant, findTroubleStart } from "./grant.ts";

export type SubscriptionSyncDeps = {
  db: Database;
  provider: PaymentProvider;
  entitlements: CmsEntitlements;
  refuseDouble: RefuseDouble;
  queueMails: QueuePaymentMails;
  now: () => Date;
};

/**
 * Updates the portal's table, entitlement and mails to the provider's state of a subscription. Idempotent
 * and independent of order; a later call completes an interrupted one.
 * @throws {ServiceError | CmsUnavailableError} if the provider or Directus is unavailable: try again
 */
export type SyncSubscription = (subscriptionId: string) => Promise<void>;

export function createSubscriptionSync(deps: SubscriptionSyncDeps): SyncSubscription {
  const { db, provider, entitlements, refuseDouble, queueMails, now } = deps;

  async function write(transaction: Database, rest: ProviderSubscription, user: UserRow) {
    const pastDueSince = findTroubleStart(rest);
    const grant = findGrant({ ...rest, pastDueSince }, now());
    if (!grant) return;
    await lockCustomer(transaction, rest.customerId);
    if (await refuseDouble(transaction, rest, user)) return;
    await entitlements.upsertByProviderRef({
      user: user.directusUserId,
      source: "stripe",
      plan: rest.plan,
      ...grant,
      validFrom: rest.startedAt,
      providerRef: rest.id,
      currency: rest.currency.toUpperCase(),
      amountCents: rest.amountCents,
    });
    const known = await findSubscription(transaction, rest.id);
    const { invoices: _, ...subscription } = rest;
    await upsertSubscription(transaction, {
      ...subscription,
      userId: user.id,
      pastDueSince,
      syncedAt: now(),
    });
    await queueMails(transaction, rest, user, known);
  }

  return (subscriptionId) =>
    db.transaction(async (transaction) => {
      await lockSubscription(transaction, subscriptionId);
      // Events that arrive after the provider was read stay open for the next sync.
      const eventIds = await listOpenEventIds(transaction, subscriptionId);
      const subscription = await provider.findSubscription(subscriptionId);
      const user = subscription && (await findUserByCustomer(transaction, subscription.customerId));
      if (subscription && user) await write(transaction, subscription, user);
      await markEventsProcessed(transaction, eventIds, now());
    });
}

import type { Database } from "../../../../db/database.ts";
import type { Jobs } from "../../../../jobs/jobs.ts";
import { insertEvent } from "./payments.repository.ts";
import type { PaymentProvider } from "./provider.ts";
import { sendSync } from "./payment-jobs.ts";

export type PaymentEventsDeps = {
  db: Database;
  jobs: Jobs;
  provider: PaymentProvider;
  now: () => Date;
};

/**
 * Accepts a delivery from the provider: checks its signature, stores it once by id and queues the work, in
 * one transaction.
 * @throws {ServiceError} `payment.invalid_signature`
 */
export type ReceivePaymentEvent = (rawBody: string, signature: string) => Promise<void>;

export function createPaymentEvents(deps: PaymentEventsDeps): ReceivePaymentEvent {
  const { db, jobs, provider, now } = deps;
  return async (rawBody, signature) => {
    const receivedAt = now();
    const { id, type, occurredAt, subscriptionId } = provider.readEvent(
      rawBody,
      signature,
      receivedAt,
    );
    await db.transaction(async (transaction) => {
      const isNew = await insertEvent(transaction, {
        id,
        type,
        objectId: subscriptionId,
        occurredAt,
        receivedAt,
        processedAt: subscriptionId ? null : receivedAt,
      });
      if (isNew && subscriptionId) await sendSync(jobs, transaction, subscriptionId);
    });
  };
}

import type { Database } from "../../../db/database.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createCmsEntitlements } from "../../../cms/entitlements.ts";
import { paymentsV1 } from "./payments-v1.rest.ts";
import { stripeWebhook } from "./payments/stripe-webhook.rest.ts";
import { createAbsentProvider } from "./payments/absent-provider.ts";
import { createRefuseDouble } from "./payments/double-payment.ts";
import { createPaymentEvents } from "./payments/payment-events.ts";
import { createPaymentJobs, sendCustomerEmail } from "./payments/payment-jobs.ts";
import { createPaymentMails } from "./payments/payment-mails.ts";
import { createPaymentsService } from "./payments/payments.service.ts";
import type { PaymentsService } from "./payments/payments.service.ts";
import { createPrices } from "./payments/prices.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import { createSubscriptionSync } from "./payments/subscription-sync.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";

export type PaymentsSliceDeps = {
  sessions: SessionsService;
  provider: PaymentProvider | null;
};

export type Payments = {
  payments: PaymentsService;
  /** Call it in the transaction that changes a member's e-mail. */
  followEmail(within: Database, userId: string): Promise<void>;
};

export function paymentsSlice(
  base: SliceBase,
  { sessions, provider: input }: PaymentsSliceDeps,
): Slice & Payments {
  const { jobs, mailer, publicOrigin, now } = base;
  const { db } = base.database;
  const provider = input ?? createAbsentProvider();
  const entitlements = createCmsEntitlements(base.cms);
  const queueMails = createPaymentMails(mailer, now);
  const refuseDouble = createRefuseDouble({ provider, mailer });
  const sync = createSubscriptionSync({
    db,
    provider,
    entitlements,
    refuseDouble,
    queueMails,
    now,
  });
  const listPrices = createPrices(provider, now);
  const work = createPaymentJobs({ db, jobs, provider, sync, now });
  const payments = createPaymentsService({
    db,
    provider,
    listPrices,
    entitlements,
    sync,
    publicOrigin,
    now,
  });
  return {
    payments,
    register(app) {
      const rateLimit = base.limit("payments", 40, 3_600);
      app.register(paymentsV1, { prefix: "/api/payments/v1", payments, sessions, rateLimit });
      app.register(stripeWebhook, { receive: createPaymentEvents({ db, jobs, provider, now }) });
    },
    jobKinds: input ? work.kinds : [],
    followEmail: async (within, userId) => {
      if (input) await sendCustomerEmail(jobs, within, userId);
    },
    resume: input ? work.resume : async () => {},
  };
}

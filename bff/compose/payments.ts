import type { FastifyInstance } from "fastify";
import type { CmsClient } from "../cms/client.ts";
import { createCmsEntitlements } from "../cms/entitlements.ts";
import type { Database, DatabaseConnection } from "../db/database.ts";
import { paymentsV1 } from "../doors/rest/payments-v1.ts";
import { stripeWebhook } from "../doors/webhooks/stripe.ts";
import { createLimit } from "../limits/limit.ts";
import type { JobKind, Jobs } from "../jobs/jobs.ts";
import type { Mailer } from "../modules/mail/mailer.ts";
import { createAbsentProvider } from "../modules/payments/absent-provider.ts";
import { createRefuseDouble } from "../modules/payments/double-payment.ts";
import { createPaymentEvents } from "../modules/payments/payment-events.ts";
import { createPaymentJobs, sendCustomerEmail } from "../modules/payments/payment-jobs.ts";
import { createPaymentMails } from "../modules/payments/payment-mails.ts";
import { createPaymentsService } from "../modules/payments/payments.service.ts";
import type { PaymentsService } from "../modules/payments/payments.service.ts";
import { createPrices } from "../modules/payments/prices.ts";
import type { PaymentProvider } from "../modules/payments/provider.ts";
import { createSubscriptionSync } from "../modules/payments/subscription-sync.ts";
import type { SessionsService } from "../modules/sessions/sessions.service.ts";

export interface PaymentsSliceDeps {
  database: DatabaseConnection;
  cms: CmsClient;
  jobs: Jobs;
  mailer: Mailer;
  sessions: SessionsService;
  /** Null where nothing can be bought. */
  provider: PaymentProvider | null;
  publicOrigin: string;
  now: () => Date;
}

/** Payments: what members buy and end, what the provider tells, and the work that follows from it. */
export function composePayments(deps: PaymentsSliceDeps): {
  payments: PaymentsService;
  register(app: FastifyInstance): void;
  jobKinds: readonly JobKind<never>[];
  /** A member's e-mail changed; told within the transaction that changes it. */
  followEmail(within: Database, userId: string): Promise<void>;
  /** To be called once the queue works. */
  resume(): Promise<void>;
} {
  const { database, jobs, sessions, publicOrigin, now } = deps;
  const { db, pool } = database;
  const provider = deps.provider ?? createAbsentProvider();
  const entitlements = createCmsEntitlements(deps.cms);
  const queueMails = createPaymentMails(deps.mailer, now);
  const refuseDouble = createRefuseDouble({ provider, mailer: deps.mailer });
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
      const requireFew = createLimit(pool, {
        name: "payments",
        points: 40,
        windowSeconds: 3_600,
      });
      app.register(paymentsV1, { prefix: "/api/payments/v1", payments, sessions, requireFew });
      app.register(stripeWebhook, { receive: createPaymentEvents({ db, jobs, provider, now }) });
    },
    jobKinds: deps.provider ? work.kinds : [],
    followEmail: async (within, userId) => {
      if (deps.provider) await sendCustomerEmail(jobs, within, userId);
    },
    resume: deps.provider ? work.resume : async () => {},
  };
}

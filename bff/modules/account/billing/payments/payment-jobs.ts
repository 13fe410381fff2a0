import type { Database } from "../../../../db/database.ts";
import type { JobKind, Jobs } from "../../../../jobs/jobs.ts";
import { findUserById } from "../../../identity/users/users.service.ts";
import {
  listDueSubscriptionIds,
  listRunningSubscriptionIds,
  listSubscriptionIdsWithOpenEvents,
} from "./payments.repository.ts";
import type { PaymentProvider } from "./provider.ts";
import type { SyncSubscription } from "./subscription-sync.ts";
import { DAY_MS } from "../../../../../contract/shared/time.ts";

const SYNC_JOB = "payments.sync";
const CUSTOMER_JOB = "payments.customer";
const RECONCILED_DAYS = 3;

/** At most one per subscription waits at a time. */
export function sendSync(jobs: Jobs, within: Database, subscriptionId: string): Promise<void> {
  return jobs.send(SYNC_JOB, { subscriptionId }, within, { key: subscriptionId });
}

export function sendCustomerEmail(jobs: Jobs, within: Database, userId: string): Promise<void> {
  return jobs.send(CUSTOMER_JOB, { userId }, within, { key: userId });
}

export type PaymentJobsDeps = {
  db: Database;
  jobs: Jobs;
  provider: PaymentProvider;
  sync: SyncSubscription;
  now: () => Date;
};

export type PaymentJobs = {
  kinds: readonly JobKind<never>[];
  resume(): Promise<void>;
};

export function createPaymentJobs({ db, jobs, provider, sync, now }: PaymentJobsDeps): PaymentJobs {
  async function sendAll(ids: readonly string[]): Promise<void> {
    for (const id of new Set(ids)) await sendSync(jobs, db, id);
  }

  const resume = async () => sendAll(await listSubscriptionIdsWithOpenEvents(db));

  return {
    kinds: [
      {
        name: SYNC_JOB,
        handle: ({ subscriptionId }: { subscriptionId: string }) => sync(subscriptionId),
        retries: 12,
        concurrent: 3,
        expireAfterSeconds: 60,
      },
      {
        name: CUSTOMER_JOB,
        retries: 12,
        handle: async ({ userId }: { userId: string }) => {
          const user = await findUserById(db, userId);
          if (!user?.paymentCustomerId) return;
          await provider.setCustomerEmail(user.paymentCustomerId, user.email);
        },
      },
      { name: "payments.resume", cron: "*/5 * * * *", handle: resume },
      {
        name: "payments.due",
        cron: "17 * * * *",
        handle: async () => sendAll(await listDueSubscriptionIds(db, now())),
      },
      {
        name: "payments.reconcile",
        cron: "40 3 * * *",
        retries: 3,
        expireAfterSeconds: 600,
        handle: async () => {
          const since = new Date(now().getTime() - RECONCILED_DAYS * DAY_MS);
          const started = await provider.listSubscriptionsSince(since);
          await sendAll([...started, ...(await listRunningSubscriptionIds(db))]);
        },
      },
    ],
    resume,
  };
}

import type { Database } from "../../db/database.ts";
import type { JobKind, Jobs } from "../../jobs/jobs.ts";
import { findUserById } from "../users/users.repository.ts";
import {
  listDueSubscriptionIds,
  listRunningSubscriptionIds,
  listSubscriptionIdsWithOpenEvents,
} from "./payments.repository.ts";
import type { PaymentProvider } from "./provider.ts";
import type { SyncSubscription } from "./subscription-sync.ts";

const syncJob = "payments.sync";
const customerJob = "payments.customer";
const dayMs = 24 * 3_600_000;
/** A webhook that never came is made up for within so many nights. */
const reconciledDays = 3;

/** Asks for a sync; of one subscription only one waits at a time. */
export function sendSync(jobs: Jobs, within: Database, subscriptionId: string): Promise<void> {
  return jobs.send(syncJob, { subscriptionId }, within, { key: subscriptionId });
}

/** Has the provider told where receipts go from now on. */
export function sendCustomerEmail(jobs: Jobs, within: Database, userId: string): Promise<void> {
  return jobs.send(customerJob, { userId }, within, { key: userId });
}

export interface PaymentJobsDeps {
  db: Database;
  jobs: Jobs;
  provider: PaymentProvider;
  sync: SyncSubscription;
  now: () => Date;
}

export interface PaymentJobs {
  kinds: readonly JobKind<never>[];
  /** Takes up what a process that died left behind. */
  resume(): Promise<void>;
}

/** What the queue does about payments: syncs, clocks, and the nightly look at the provider's books. */
export function createPaymentJobs({ db, jobs, provider, sync, now }: PaymentJobsDeps): PaymentJobs {
  async function sendAll(ids: readonly string[]): Promise<void> {
    for (const id of new Set(ids)) await sendSync(jobs, db, id);
  }

  const resume = async () => sendAll(await listSubscriptionIdsWithOpenEvents(db));

  return {
    kinds: [
      {
        name: syncJob,
        handle: ({ subscriptionId }: { subscriptionId: string }) => sync(subscriptionId),
        retries: 12,
        concurrent: 3,
        expireAfterSeconds: 60,
      },
      {
        name: customerJob,
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
          const since = new Date(now().getTime() - reconciledDays * dayMs);
          const begun = await provider.listSubscriptionsSince(since);
          await sendAll([...begun, ...(await listRunningSubscriptionIds(db))]);
        },
      },
    ],
    resume,
  };
}

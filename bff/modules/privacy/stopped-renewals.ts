import type { Database } from "../../db/database.ts";
import type { JobKind, Jobs } from "../../jobs/jobs.ts";
import { findDeletion, forgetStoppedRenewals, lockRenewals } from "./deletions.repository.ts";

/** What payments do for it. */
export type Renewals = {
  /** Ids of the member's subscriptions that would be renewed. */
  listOf(within: Database, userId: string): Promise<string[]>;
  /** Doing it twice is no mistake. */
  set(subscriptionId: string, isRenewing: boolean): Promise<void>;
};

export type StoppedRenewals = {
  /** What a request stops, with what an earlier one stopped and was not given back yet. */
  listOf(within: Database, userId: string): Promise<string[]>;
  /** Has the provider told, once the transaction commits; tried for hours while it is away. */
  send(within: Database, userId: string): Promise<void>;
  jobKind: JobKind<never>;
};

const JOB_NAME = "privacy-renewals";

/** Whoever wants to leave is charged no more; whoever stays after all is renewed as before. */
export function createStoppedRenewals(deps: {
  db: Database;
  jobs: Jobs;
  renewals: Renewals;
}): StoppedRenewals {
  const { db, jobs, renewals } = deps;

  /** Does what the request says now, whatever it said when the job was written. */
  async function follow({ userId }: { userId: string }): Promise<void> {
    await db.transaction(async (transaction) => {
      await lockRenewals(transaction, userId);
      const deletion = await findDeletion(transaction, userId);
      if (!deletion || deletion.doneAt) return;
      const isRenewing = deletion.cancelledAt !== null;
      for (const id of deletion.stoppedRenewals) await renewals.set(id, isRenewing);
      if (isRenewing) await forgetStoppedRenewals(transaction, deletion.id);
    });
  }

  return {
    async listOf(within, userId) {
      const earlier = await findDeletion(within, userId);
      const renewing = await renewals.listOf(within, userId);
      return [...new Set([...(earlier?.stoppedRenewals ?? []), ...renewing])];
    },
    send: (within, userId) => jobs.send(JOB_NAME, { userId }, within, { key: userId }),
    jobKind: { name: JOB_NAME, handle: follow, retries: 14, expireAfterSeconds: 120 },
  };
}

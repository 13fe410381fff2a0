import type { Database } from "../../../db/database.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { findDeletion, forgetStoppedRenewals, lockRenewals } from "./deletions.repository.ts";

export type Renewals = {
  listOf(within: Database, userId: string): Promise<string[]>;
  /** Idempotent. */
  set(subscriptionId: string, isRenewing: boolean): Promise<void>;
};

export type StoppedRenewals = {
  /**
   * Subscriptions that a request stops, including those that an earlier one stopped and did not restore.
   */
  listOf(within: Database, userId: string): Promise<string[]>;
  /** Updates the provider once the transaction commits. Retries for hours while it is unavailable. */
  send(within: Database, userId: string): Promise<void>;
  jobKind: JobKind<never>;
};

const JOB_NAME = "privacy-renewals";

/** A member with a pending deletion is not charged again. If they stay, renewals resume. */
export function createStoppedRenewals(deps: {
  db: Database;
  jobs: Jobs;
  renewals: Renewals;
}): StoppedRenewals {
  const { db, jobs, renewals } = deps;

  /** Applies the request's current state, not the one at the time the job was queued. */
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

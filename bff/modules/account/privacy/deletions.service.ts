import { randomUUID } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import type { UserRow } from "../../../db/schema.ts";
import {
  cancelDeletion,
  countVisit,
  findPendingDeletion,
  listDueDeletions,
  listReturned,
  upsertDeletion,
  findDeletion,
  forgetStoppedRenewals,
  lockRenewals,
} from "./deletions.repository.ts";
import type { RequirePassword } from "./require-password.ts";
import { eraseAccount } from "./erase-account.ts";
import type { EraseDeps } from "./erase-account.ts";
import type { DeletionRow } from "./deletions.repository.ts";
import type { DeletionMode } from "../../../../contract/account/own-data.ts";

export type DeletionInput = {
  password: string;
  /** Texts visible to others are anonymized or deleted. */
  mode: DeletionMode;
  reason: string | null;
};

export type PendingDeletion = {
  mode: DeletionMode;
  requestedAt: string;
  dueAt: string;
};

export type DeletionsService = {
  /**
   * Schedules the deletion in fourteen days.
   * @throws {ServiceError} `auth.invalid_credentials`, `rate_limited`; `forbidden` for staff, whose
   * accounts an administrator deletes
   */
  request(userId: string, input: DeletionInput, requestId: string): Promise<PendingDeletion>;
  /** For inactive members. A visit, a payment or the mail's link cancels it. */
  requestForInactivity(userId: string): Promise<void>;
  find(userId: string): Promise<PendingDeletion | null>;
  /** @returns false if there was nothing to cancel */
  cancel(userId: string, requestId: string): Promise<boolean>;
  /** Like `cancel`, by the link in the mail. Uses up the link and cancels the deletion, or does neither. */
  undo(token: string, requestId: string): Promise<void>;
  /** Deletes all due accounts. A failed one is retried at the next run. */
  eraseDue(): Promise<void>;
  jobKinds: readonly JobKind<never>[];
};

type Renewals = {
  listOf(within: Database, userId: string): Promise<string[]>;
  set(subscriptionId: string, isRenewing: boolean): Promise<void>;
};

type StoppedRenewals = {
  /**
   * Subscriptions that a request stops, with those that an earlier request stopped and did not restore.
   */
  listOf(within: Database, userId: string): Promise<string[]>;
  /** Updates the provider once the transaction commits. Retries for hours while it is unavailable. */
  send(within: Database, userId: string): Promise<void>;
  jobKind: JobKind<never>;
};

const JOB_NAME = "privacy-renewals";

/** A member with a pending deletion is not charged again. If they stay, renewals resume. */
function createStoppedRenewals(deps: {
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

export type DeletionsDeps = EraseDeps & {
  jobs: Jobs;
  renewals: Renewals;
  requirePassword: RequirePassword;
  memberRoles: MemberRoles;
  /** Uses the mail's link up. @returns its owner @throws {ServiceError} `mail_token.…` */
  useUndoToken: (within: Database, token: string) => Promise<string | null>;
  announce: (
    within: Database,
    announced: { user: UserRow; dueAt: Date; cause: DeletionRow["cause"] },
  ) => Promise<void>;
  onFailure: (error: unknown) => void;
};

const UNDO_MS = 14 * 24 * 3_600_000;

export function createDeletions(deps: DeletionsDeps): DeletionsService {
  const { db, audit, now } = deps;
  const stopped = createStoppedRenewals(deps);

  async function eraseDue(): Promise<void> {
    await leaveReturned();
    for (const due of await listDueDeletions(db, now())) {
      try {
        await eraseAccount(deps, due);
      } catch (error) {
        deps.onFailure(error);
      }
    }
  }

  async function write(
    user: UserRow,
    { mode, reason, cause }: Pick<DeletionRow, "mode" | "reason" | "cause">,
  ): Promise<PendingDeletion> {
    const requestedAt = now();
    const dueAt = new Date(requestedAt.getTime() + UNDO_MS);
    await db.transaction(async (transaction) => {
      const stoppedRenewals = await stopped.listOf(transaction, user.id);
      await upsertDeletion(transaction, {
        id: randomUUID(),
        userId: user.id,
        mode,
        cause,
        reason,
        requestedAt,
        dueAt,
        stoppedRenewals,
      });
      if (stoppedRenewals.length > 0) await stopped.send(transaction, user.id);
      await deps.announce(transaction, { user, dueAt, cause });
    });
    return { mode, requestedAt: requestedAt.toISOString(), dueAt: dueAt.toISOString() };
  }

  async function takeBack(within: Database, userId: string): Promise<boolean> {
    const cancelled = await cancelDeletion(within, userId, now());
    if (cancelled && cancelled.stoppedRenewals.length > 0) await stopped.send(within, userId);
    return cancelled !== null;
  }

  async function keep(within: Database, userId: string): Promise<boolean> {
    const isSaved = await takeBack(within, userId);
    if (isSaved) await countVisit(within, userId, now());
    return isSaved;
  }

  async function leaveReturned(only?: string): Promise<void> {
    for (const userId of await listReturned(db, now(), only)) {
      const isLeft = await db.transaction((transaction) => takeBack(transaction, userId));
      if (isLeft) await audit({ event: "deletion.cancelled", userId });
    }
  }

  return {
    async request(userId, { password, mode, reason }, requestId) {
      const user = await deps.requirePassword(userId, password);
      if (deps.memberRoles.isStaff(user)) throw new ServiceError("forbidden");
      const pending = await write(user, { mode, reason, cause: "wish" });
      await audit({ event: "deletion.requested", userId, requestId });
      return pending;
    },

    async requestForInactivity(userId) {
      const user = await findUserById(db, userId);
      if (!user) return;
      await write(user, { mode: "anonymise", reason: null, cause: "inactivity" });
    },

    async find(userId) {
      await leaveReturned(userId);
      const pending = await findPendingDeletion(db, userId);
      if (!pending) return null;
      const { mode, requestedAt, dueAt } = pending;
      return { mode, requestedAt: requestedAt.toISOString(), dueAt: dueAt.toISOString() };
    },

    async cancel(userId, requestId) {
      const isSaved = await db.transaction((transaction) => keep(transaction, userId));
      if (isSaved) await audit({ event: "deletion.cancelled", userId, requestId });
      return isSaved;
    },

    async undo(token, requestId) {
      const userId = await db.transaction(async (transaction) => {
        const owner = await deps.useUndoToken(transaction, token);
        return owner && (await keep(transaction, owner)) ? owner : null;
      });
      if (userId) await audit({ event: "deletion.cancelled", userId, requestId });
    },

    eraseDue,
    jobKinds: [
      stopped.jobKind,
      {
        name: "privacy-erase-due",
        handle: eraseDue,
        cron: "7 * * * *",
        expireAfterSeconds: 600,
      },
    ],
  };
}

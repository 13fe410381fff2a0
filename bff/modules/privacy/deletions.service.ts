import { randomUUID } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import { isStaff } from "../membership/member-roles.ts";
import { findUserById } from "../users/users.repository.ts";
import type { UserRow } from "../../db/schema.ts";
import {
  cancelDeletion,
  findStandingDeletion,
  listDueDeletions,
  upsertDeletion,
} from "./deletions.repository.ts";
import type { RequirePassword } from "./require-password.ts";
import { eraseAccount } from "./erase-account.ts";
import type { EraseDeps } from "./erase-account.ts";

export interface DeletionWish {
  password: string;
  /** What happens to texts others can read: kept without a name, or gone. */
  mode: "anonymise" | "delete";
  reason: string | null;
}

export interface StandingDeletion {
  mode: "anonymise" | "delete";
  /** ISO 8601, UTC. */
  requestedAt: string;
  dueAt: string;
}

export interface DeletionsService {
  /**
   * The account goes in fourteen days.
   * @throws {ServiceError} `auth.invalid_credentials`, `rate_limited`; `forbidden` for staff, whose
   * accounts an administrator ends
   */
  request(userId: string, wish: DeletionWish, requestId: string): Promise<StandingDeletion>;
  /** For whoever was away too long; they can take it back as well. */
  requestForInactivity(userId: string): Promise<void>;
  find(userId: string): Promise<StandingDeletion | null>;
  /** @returns false when there was nothing to take back */
  cancel(userId: string, requestId: string): Promise<boolean>;
  /** As `cancel`, by the mail's link: used up and taken back, or neither. */
  undo(token: string, requestId: string): Promise<void>;
  /** Erases whoever is due. One that fails is tried again at the next run. */
  eraseDue(): Promise<void>;
  jobKind: JobKind<never>;
}

export interface DeletionsDeps extends EraseDeps {
  requirePassword: RequirePassword;
  /** Uses the mail's link up. @returns whose it was @throws {ServiceError} `mail_token.…` */
  useUndoToken: (within: Database, token: string) => Promise<string | null>;
  /** Tells the member when it will happen and how to take it back. */
  announce: (within: Database, announced: { user: UserRow; dueAt: Date }) => Promise<void>;
  onFailure: (error: unknown) => void;
}

const undoMs = 14 * 24 * 3_600_000;

export function createDeletions(deps: DeletionsDeps): DeletionsService {
  const { db, audit, now } = deps;

  async function eraseDue(): Promise<void> {
    for (const due of await listDueDeletions(db, now())) {
      try {
        await eraseAccount(deps, due);
      } catch (error) {
        deps.onFailure(error);
      }
    }
  }

  async function write(user: UserRow, mode: DeletionWish["mode"], reason: string | null) {
    const requestedAt = now();
    const dueAt = new Date(requestedAt.getTime() + undoMs);
    await db.transaction(async (transaction) => {
      const row = { id: randomUUID(), userId: user.id, mode, reason, requestedAt, dueAt };
      await upsertDeletion(transaction, row);
      await deps.announce(transaction, { user, dueAt });
    });
    return { mode, requestedAt: requestedAt.toISOString(), dueAt: dueAt.toISOString() };
  }

  return {
    async request(userId, { password, mode, reason }, requestId) {
      const user = await deps.requirePassword(userId, password);
      if (isStaff(user)) throw new ServiceError("forbidden");
      const standing = await write(user, mode, reason);
      await audit({ event: "deletion.requested", userId, requestId });
      return standing;
    },

    async requestForInactivity(userId) {
      const user = await findUserById(db, userId);
      if (user) await write(user, "anonymise", null);
    },

    async find(userId) {
      const standing = await findStandingDeletion(db, userId);
      if (!standing) return null;
      const { mode, requestedAt, dueAt } = standing;
      return { mode, requestedAt: requestedAt.toISOString(), dueAt: dueAt.toISOString() };
    },

    async cancel(userId, requestId) {
      const cancelled = await cancelDeletion(db, userId, now());
      if (cancelled) await audit({ event: "deletion.cancelled", userId, requestId });
      return cancelled;
    },

    async undo(token, requestId) {
      const userId = await db.transaction(async (transaction) => {
        const owner = await deps.useUndoToken(transaction, token);
        return owner && (await cancelDeletion(transaction, owner, now())) ? owner : null;
      });
      if (userId) await audit({ event: "deletion.cancelled", userId, requestId });
    },

    eraseDue,
    jobKind: {
      name: "privacy-erase-due",
      handle: eraseDue,
      cron: "7 * * * *",
      expireAfterSeconds: 600,
    },
  };
}

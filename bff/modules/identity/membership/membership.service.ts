import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { CmsUnavailableError, isCmsUnavailable } from "../../../cms/client.ts";
import type { CmsAccount, CmsUsers } from "../../../cms/cms-users.ts";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { RecordAudit } from "../audit/audit.ts";
import {
  markCmsMembershipsStale,
  listUsersByDirectusIds,
  replaceCmsRole,
  updateCmsMembership,
} from "../users/users.repository.ts";

/** A Directus user. A null `role` means that the user does not pay. */
export type CmsUser = {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: string | null;
  avatar: string | null;
};

export type MembershipStatus = { entitled: true; cmsUser: CmsUser } | { entitled: false };

export type MembershipService = {
  /**
   * Tells whether the user may use the portal, and with which role. Reads Directus unless the last check is
   * less than 5 s old.
   */
  statusOf(user: UserRow): Promise<MembershipStatus>;
  /**
   * Applies changes of these users in Directus at once. An empty list means any user.
   * @throws {CmsUnavailableError} if Directus is unavailable; the next check reads again anyway
   */
  refresh(directusUserIds: readonly string[]): Promise<void>;
};

export type MembershipDeps = {
  db: Database;
  cmsUsers: CmsUsers;
  audit: RecordAudit;
  now: () => Date;
  onCmsUnavailable: (error: unknown) => void;
};

const FRESH_MS = 5_000;
/** Maximum age of the last known role while Directus is unavailable. */
const STALE_MS = 24 * 3_600_000;
/** Maximum wait for Directus if the last known answer would do. */
const TIMEOUT_MS = 500;
/** Maximum number of users read in one call. With more, the members' next checks read the changes. */
const READ_AT_ONCE = 20;
const MISSING_STATUS = "missing";

export function createMembership({
  db,
  cmsUsers,
  audit,
  now,
  onCmsUnavailable,
}: MembershipDeps): MembershipService {
  const pending = new Map<string, Promise<CmsAccount | null>>();

  async function readAndCache(user: UserRow): Promise<CmsAccount | null> {
    const { directusUserId } = user;
    const cmsCheckedAt = now();
    const account = await cmsUsers.findById(directusUserId);
    const change = { from: user.cmsRoleId, to: account?.role ?? null };
    if (change.from !== change.to && (await replaceCmsRole(db, user.id, change))) {
      await audit({ event: "role.changed", userId: user.id });
    }
    await updateCmsMembership(db, directusUserId, {
      cmsRoleId: account?.role ?? null,
      cmsStatus: account?.status ?? MISSING_STATUS,
      cmsCheckedAt,
      cmsPaidUntil: account?.paidUntil ?? null,
      cmsAvatar: account?.avatar ?? null,
    });
    return account;
  }

  function ask(user: UserRow): Promise<CmsAccount | null> {
    const { directusUserId } = user;
    const underWay = pending.get(directusUserId);
    if (underWay) return underWay;
    const call = readAndCache(user).finally(() => pending.delete(directusUserId));
    call.catch(() => {});
    pending.set(directusUserId, call);
    return call;
  }

  /** Paid time that has expired no longer counts, even before Directus removes the role. */
  const roleNow = (role: string | null, paidUntil: Date | null) =>
    paidUntil && paidUntil <= now() ? null : role;

  return {
    async statusOf(user) {
      const ageMs = ageOf(user, now());
      if (ageMs < FRESH_MS) return lastKnown(user, roleNow(user.cmsRoleId, user.cmsPaidUntil));
      const request = ask(user);
      try {
        const account = await (ageMs <= STALE_MS ? inTime(request) : request);
        return fromAccount(
          user,
          account && { ...account, role: roleNow(account.role, account.paidUntil) },
        );
      } catch (error) {
        if (!isCmsUnavailable(error)) throw error;
        onCmsUnavailable(error);
        const known = ageMs <= STALE_MS ? user.cmsRoleId : null;
        return lastKnown(user, roleNow(known, user.cmsPaidUntil));
      }
    },

    async refresh(directusUserIds) {
      const notAfter = new Date(now().getTime() - FRESH_MS);
      await markCmsMembershipsStale(db, directusUserIds, notAfter);
      if (directusUserIds.length === 0 || directusUserIds.length > READ_AT_ONCE) return;
      const members = await listUsersByDirectusIds(db, directusUserIds);
      for (const member of members) await readAndCache(member);
    },
  };
}

/** Waits for a limited time. A later answer is saved all the same, for the next check. */
async function inTime<T>(pending: Promise<T>): Promise<T> {
  const late = new AbortController();
  const timeoutFactor = pause(TIMEOUT_MS, null, { signal: late.signal, ref: false }).then(() => {
    throw new CmsUnavailableError(new Error(`No answer within ${TIMEOUT_MS} ms`));
  });
  timeoutFactor.catch(() => {});
  try {
    return await Promise.race([pending, timeoutFactor]);
  } finally {
    late.abort();
  }
}

/** A check in the future (after a clock was set back) counts as no check. */
function ageOf(user: UserRow, now: Date): number {
  if (!user.cmsCheckedAt) return Number.POSITIVE_INFINITY;
  const ageMs = now.getTime() - user.cmsCheckedAt.getTime();
  return ageMs >= 0 ? ageMs : Number.POSITIVE_INFINITY;
}

function lastKnown(user: UserRow, role: string | null): MembershipStatus {
  if (user.cmsStatus !== null && user.cmsStatus !== "active") return { entitled: false };
  return {
    entitled: true,
    cmsUser: {
      id: user.directusUserId,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      role,
      avatar: user.cmsAvatar,
    },
  };
}

function fromAccount(user: UserRow, account: CmsAccount | null): MembershipStatus {
  if (account?.status !== "active") return { entitled: false };
  const { id, first_name, last_name, role, avatar } = account;
  return {
    entitled: true,
    cmsUser: { id, email: account.email ?? user.email, first_name, last_name, role, avatar },
  };
}

const userIdsShape = z.array(z.guid());

/** Applies user changes in Directus at once. On failure it asks Directus to send the change again. */
export function createMembershipFollower(membership: MembershipService): CmsChangeListener {
  return async (collection, keys) => {
    if (collection !== "directus_users") return;
    const ids = userIdsShape.safeParse(keys);
    if (!ids.success) throw new ServiceError("validation_failed", { cause: ids.error });
    await membership.refresh(ids.data).catch((error: unknown) => {
      if (!isCmsUnavailable(error)) throw error;
      throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
    });
  };
}

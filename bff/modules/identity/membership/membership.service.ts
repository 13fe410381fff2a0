import { setTimeout as pause } from "node:timers/promises";
import { CmsUnavailableError, isCmsAway } from "../../../cms/client.ts";
import type { CmsAccount, CmsUsers } from "../../../cms/cms-users.ts";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import type { RecordAudit } from "../audit/audit.ts";
import {
  markCmsMembershipsStale,
  listUsersByDirectusIds,
  replaceCmsRole,
  updateCmsMembership,
} from "../users/users.repository.ts";

/** The user of Directus as the app sees it; a null `role` means not paying. */
export type CmsUser = {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: string | null;
  /** Id of the picture. */
  avatar: string | null;
};

export type MembershipStatus = { entitled: true; cmsUser: CmsUser } | { entitled: false };

export type MembershipService = {
  /** Whether this user may be in, and as whom; asks Directus unless it did within 5 s. */
  statusOf(user: UserRow): Promise<MembershipStatus>;
  /**
   * Makes a change of these users in Directus count from now on; none named means any of them.
   * @throws {CmsUnavailableError} when it cannot be read yet; the next check asks again anyway
   */
  refresh(directusUserIds: readonly string[]): Promise<void>;
};

export type MembershipDeps = {
  db: Database;
  cmsUsers: CmsUsers;
  audit: RecordAudit;
  now: () => Date;
  onCmsAway: (error: unknown) => void;
};

const FRESH_MS = 5_000;
/** How long the last known role holds while Directus is away. */
const STALE_MS = 24 * 3_600_000;
/** How long a check waits for Directus where the last known answer would do. */
const PATIENCE_MS = 500;
/** More changes than these in one call are left to the members' next checks. */
const READ_AT_ONCE = 20;
const MISSING_STATUS = "missing";

/** Keeps role and status of members as Directus last told them, in the users table. */
export function createMembership({
  db,
  cmsUsers,
  audit,
  now,
  onCmsAway,
}: MembershipDeps): MembershipService {
  const asking = new Map<string, Promise<CmsAccount | null>>();

  async function readAndKeep(user: UserRow): Promise<CmsAccount | null> {
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
    const underWay = asking.get(directusUserId);
    if (underWay) return underWay;
    const call = readAndKeep(user).finally(() => asking.delete(directusUserId));
    call.catch(() => {});
    asking.set(directusUserId, call);
    return call;
  }

  /** Paid time that has run out counts no more, even before Directus takes the role away. */
  const roleNow = (role: string | null, paidUntil: Date | null) =>
    paidUntil && paidUntil <= now() ? null : role;

  return {
    async statusOf(user) {
      const ageMs = ageOf(user, now());
      if (ageMs < FRESH_MS) return lastKnown(user, roleNow(user.cmsRoleId, user.cmsPaidUntil));
      const asked = ask(user);
      try {
        const account = await (ageMs <= STALE_MS ? inTime(asked) : asked);
        return fromAccount(
          user,
          account && { ...account, role: roleNow(account.role, account.paidUntil) },
        );
      } catch (error) {
        if (!isCmsAway(error)) throw error;
        onCmsAway(error);
        const known = ageMs <= STALE_MS ? user.cmsRoleId : null;
        return lastKnown(user, roleNow(known, user.cmsPaidUntil));
      }
    },

    async refresh(directusUserIds) {
      const notAfter = new Date(now().getTime() - FRESH_MS);
      await markCmsMembershipsStale(db, directusUserIds, notAfter);
      if (directusUserIds.length === 0 || directusUserIds.length > READ_AT_ONCE) return;
      const members = await listUsersByDirectusIds(db, directusUserIds);
      for (const member of members) await readAndKeep(member);
    },
  };
}

/** Waits a while; an answer that comes later is kept all the same, for the next check. */
async function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = new AbortController();
  const patience = pause(PATIENCE_MS, null, { signal: late.signal, ref: false }).then(() => {
    throw new CmsUnavailableError(new Error(`No answer within ${PATIENCE_MS} ms`));
  });
  patience.catch(() => {});
  try {
    return await Promise.race([asked, patience]);
  } finally {
    late.abort();
  }
}

/** A check that seems to lie in the future (a clock was set back) counts as never made. */
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

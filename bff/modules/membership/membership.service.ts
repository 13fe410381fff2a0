import { setTimeout as pause } from "node:timers/promises";
import { CmsUnavailableError, isCmsAway } from "../../cms/client.ts";
import type { CmsAccount, CmsUsers } from "../../cms/cms-users.ts";
import type { Database } from "../../db/database.ts";
import type { UserRow } from "../../db/schema.ts";
import type { RecordAudit } from "../audit/audit.ts";
import {
  expireCmsStandings,
  listUsersByDirectusIds,
  replaceCmsRole,
  updateCmsStanding,
} from "../users/users.repository.ts";

/** The user of Directus as the app sees it; a null `role` means not paying. */
export interface CmsUser {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: string | null;
  /** Id of the picture. */
  avatar: string | null;
}

export type Standing = { entitled: true; cmsUser: CmsUser } | { entitled: false };

export interface MembershipService {
  /** Whether this user may be in, and as whom; asks Directus unless it did within 5 s. */
  standingOf(user: UserRow): Promise<Standing>;
  /**
   * Makes a change of these users in Directus count from now on; none named means any of them.
   * @throws {CmsUnavailableError} when it cannot be read yet; the next check asks again anyway
   */
  refresh(directusUserIds: readonly string[]): Promise<void>;
}

export interface MembershipDeps {
  db: Database;
  cmsUsers: CmsUsers;
  audit: RecordAudit;
  now: () => Date;
  onCmsAway: (error: unknown) => void;
}

const freshMs = 5_000;
/** How long the last known role holds while Directus is away. */
const staleMs = 24 * 3_600_000;
/** How long a check waits for Directus where the last known answer would do. */
const patienceMs = 500;
/** More changes than these in one call are left to the members' next checks. */
const readAtOnce = 20;
const missingStatus = "missing";

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
    await updateCmsStanding(db, directusUserId, {
      cmsRoleId: account?.role ?? null,
      cmsStatus: account?.status ?? missingStatus,
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
    async standingOf(user) {
      const ageMs = ageOf(user, now());
      if (ageMs < freshMs) return lastKnown(user, roleNow(user.cmsRoleId, user.cmsPaidUntil));
      const asked = ask(user);
      try {
        const account = await (ageMs <= staleMs ? inTime(asked) : asked);
        return fromAccount(
          user,
          account && { ...account, role: roleNow(account.role, account.paidUntil) },
        );
      } catch (error) {
        if (!isCmsAway(error)) throw error;
        onCmsAway(error);
        const known = ageMs <= staleMs ? user.cmsRoleId : null;
        return lastKnown(user, roleNow(known, user.cmsPaidUntil));
      }
    },

    async refresh(directusUserIds) {
      const notAfter = new Date(now().getTime() - freshMs);
      await expireCmsStandings(db, directusUserIds, notAfter);
      if (directusUserIds.length === 0 || directusUserIds.length > readAtOnce) return;
      const members = await listUsersByDirectusIds(db, directusUserIds);
      for (const member of members) await readAndKeep(member);
    },
  };
}

/** Waits a while; an answer that comes later is kept all the same, for the next check. */
async function inTime<T>(asked: Promise<T>): Promise<T> {
  const late = new AbortController();
  const patience = pause(patienceMs, null, { signal: late.signal, ref: false }).then(() => {
    throw new CmsUnavailableError(new Error(`No answer within ${patienceMs} ms`));
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

function lastKnown(user: UserRow, role: string | null): Standing {
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

function fromAccount(user: UserRow, account: CmsAccount | null): Standing {
  if (account?.status !== "active") return { entitled: false };
  const { id, first_name, last_name, role, avatar } = account;
  return {
    entitled: true,
    cmsUser: { id, email: account.email ?? user.email, first_name, last_name, role, avatar },
  };
}

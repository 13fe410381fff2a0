import type { MemberRoles } from "../../access/member-roles";
import { membershipStatusOf, type Entitlement, type MembershipStatus } from "./membership-status";

/** The membership status a user has now; the role may be one of no member. */
export type StoredMembershipStatus = Omit<MembershipStatus, "role"> & { role: string | null };

/** What settling reads and writes; times of queries come from the caller. */
export type MembershipStore = {
  findMembershipStatus(userId: string): Promise<StoredMembershipStatus | null>;
  listEntitlements(userId: string): Promise<Entitlement[]>;
  saveMembershipStatus(userId: string, changed: Partial<MembershipStatus>): Promise<void>;
};

export type Settle = (userId: string) => Promise<void>;

/** Another write may come between reading and saving, so each saving is followed by a look. */
const MAX_LOOKS = 5;

/**
 * Makes the function that brings a member's role and membership status to what the entitlements say. It
 * writes only what differs, never touches people with another role, and is safe to repeat and to run
 * in several processes at once: whoever saves last looks again.
 */
export function createSettle(
  store: MembershipStore,
  options: { roles: MemberRoles; now: () => Date },
): Settle {
  const memberRoles = new Set(Object.values(options.roles));
  return async (userId) => {
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const stored = await store.findMembershipStatus(userId);
      if (!stored?.role || !memberRoles.has(stored.role)) return;
      const entitlements = await store.listEntitlements(userId);
      const changed = differences(
        stored,
        membershipStatusOf(entitlements, options.now(), options.roles),
      );
      if (Object.keys(changed).length === 0) return;
      await store.saveMembershipStatus(userId, changed);
    }
  };
}

function differences(
  stored: StoredMembershipStatus,
  wanted: MembershipStatus,
): Partial<MembershipStatus> {
  const names = Object.keys(wanted) as (keyof MembershipStatus)[];
  const changed = names.filter((name) => plain(stored[name]) !== plain(wanted[name]));
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}

const plain = (value: string | Date | null) => (value instanceof Date ? value.getTime() : value);

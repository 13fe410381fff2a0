import type { MemberRoles } from "../../../access/member-roles";
import { membershipStatusOf, type Entitlement, type MembershipStatus } from "./membership-status";

export type StoredMembershipStatus = Omit<MembershipStatus, "role"> & { role: string | null };

export type MembershipStore = {
  findMembershipStatus(userId: string): Promise<StoredMembershipStatus | null>;
  listEntitlements(userId: string): Promise<Entitlement[]>;
  saveMembershipStatus(userId: string, changed: Partial<MembershipStatus>): Promise<void>;
};

export type UpdateMembership = (userId: string) => Promise<void>;

/** Another write may occur between reading and saving, so each save is followed by another read. */
const MAX_LOOKS = 5;

/**
 * Creates the function that sets a member's role and membership status from the entitlements. It writes
 * only differences and never changes people with another role. It is safe to repeat and to run in several
 * processes: after each save it checks again.
 */
export function createUpdateMembership(
  store: MembershipStore,
  options: { roles: MemberRoles; now: () => Date },
): UpdateMembership {
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
  requested: MembershipStatus,
): Partial<MembershipStatus> {
  const names = Object.keys(requested) as (keyof MembershipStatus)[];
  const changed = names.filter((name) => plain(stored[name]) !== plain(requested[name]));
  return Object.fromEntries(changed.map((name) => [name, requested[name]]));
}

const plain = (value: string | Date | null) => (value instanceof Date ? value.getTime() : value);

import { describe, expect, test } from "vitest";
import {
  createUpdateMembership,
  type StoredMembershipStatus,
} from "../../../../../../cms-extensions/src/members/membership/update-membership";
import type {
  Entitlement,
  MembershipStatus,
} from "../../../../../../cms-extensions/src/members/membership/membership-status";

const roles = { free: "free", paying: "paying", youtube: "youtube" };
const start = new Date("2026-11-21T12:00:00.000Z");
const validUntil = new Date("2026-12-21T12:00:00.000Z");
const paid: Entitlement = {
  source: "stripe",
  status: "active",
  validFrom: start,
  validUntil,
  graceUntil: null,
};

function memory(role: string | null, entitlements: Entitlement[]) {
  const user: StoredMembershipStatus = {
    role,
    membershipSource: "none",
    membershipState: "none",
    membershipValidUntil: null,
  };
  const saved: Partial<MembershipStatus>[] = [];
  const clock = { now: start };
  const store = {
    findMembershipStatus: async (id: string) => (id === "ana" ? { ...user } : null),
    listEntitlements: async () => [...entitlements],
    async saveMembershipStatus(_: string, changed: Partial<MembershipStatus>) {
      saved.push(changed);
      Object.assign(user, changed);
    },
  };
  const updateMembership = createUpdateMembership(store, { roles, now: () => clock.now });
  return { user, saved, clock, entitlements, store, settle: updateMembership };
}

describe("updating a member's membership", () => {
  test("sets the role, and writes nothing the second time", async () => {
    const { user, saved, settle: updateMembership } = memory("free", [paid]);
    await updateMembership("ana");
    await updateMembership("ana");
    expect(user).toEqual({
      role: "paying",
      membershipSource: "stripe",
      membershipState: "active",
      membershipValidUntil: validUntil,
    });
    expect(saved).toHaveLength(1);
  });

  test("writes only changed fields", async () => {
    const { saved, settle: updateMembership, entitlements } = memory("paying", [paid]);
    await updateMembership("ana");
    entitlements[0] = { ...paid, status: "cancelled" };
    await updateMembership("ana");
    expect(saved[1]).toEqual({ membershipState: "cancelled" });
  });

  test("removes the role when the entitlement ends", async () => {
    const { user, clock, settle: updateMembership } = memory("free", [paid]);
    await updateMembership("ana");
    clock.now = validUntil;
    await updateMembership("ana");
    expect(user).toMatchObject({ role: "free", membershipState: "expired" });
  });

  test.each(["editor", "administrator", null])("does not change role %s", async (role) => {
    const { saved, settle: updateMembership } = memory(role, [paid]);
    await updateMembership("ana");
    expect(saved).toEqual([]);
  });

  test("ignores a deleted user", async () => {
    const { saved, settle: updateMembership } = memory("free", [paid]);
    await updateMembership("bia");
    expect(saved).toEqual([]);
  });

  test("checks again after saving, so that a slower update does not win", async () => {
    const { user, store, entitlements } = memory("free", [paid]);
    const saveMembershipStatus = async (id: string, changed: Partial<MembershipStatus>) => {
      await store.saveMembershipStatus(id, changed);
      entitlements.length = 0;
    };
    const updateMembership = createUpdateMembership(
      { ...store, saveMembershipStatus },
      { roles, now: () => start },
    );
    await updateMembership("ana");
    expect(user).toMatchObject({ role: "free", membershipState: "none" });
  });
});

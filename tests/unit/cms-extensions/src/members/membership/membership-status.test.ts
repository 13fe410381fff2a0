import { describe, expect, test } from "vitest";
import {
  membershipStatusOf,
  type Entitlement,
} from "../../../../../../cms-extensions/src/members/membership/membership-status";

const roles = { free: "free", paying: "paying", youtube: "youtube" };
const dayMs = 24 * 3_600_000;
const now = new Date("2026-11-21T12:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
const entitlement = (values: Partial<Entitlement> = {}): Entitlement => ({
  source: "stripe",
  status: "active",
  validFrom: inDays(-30),
  validUntil: inDays(10),
  graceUntil: null,
  ...values,
});
const roleOf = (...entitlements: Entitlement[]) =>
  membershipStatusOf(entitlements, now, roles).role;

describe("membership role", () => {
  test.each([
    ["active, paid", entitlement(), "paying"],
    ["cancelled, until the end of what was paid", entitlement({ status: "cancelled" }), "paying"],
    ["by hand", entitlement({ source: "manual" }), "paying"],
    ["a gift", entitlement({ source: "gift" }), "paying"],
    ["YouTube alone", entitlement({ source: "youtube" }), "youtube"],
    [
      "in grace, though the paid time is over",
      entitlement({ status: "grace", validUntil: inDays(-1), graceUntil: inDays(6) }),
      "paying",
    ],
    ["over this very moment", entitlement({ validUntil: now }), "free"],
    ["cancelled and over", entitlement({ status: "cancelled", validUntil: inDays(-1) }), "free"],
    [
      "grace over, whatever was paid",
      entitlement({ status: "grace", validUntil: inDays(3), graceUntil: now }),
      "free",
    ],
    ["grace without an end", entitlement({ status: "grace" }), "free"],
    ["expired", entitlement({ status: "expired" }), "free"],
    ["without an end", entitlement({ validUntil: null }), "free"],
    ["without a beginning", entitlement({ validFrom: null }), "free"],
    ["not begun", entitlement({ validFrom: inDays(1) }), "free"],
    ["of an unknown source", entitlement({ source: "friend" }), "free"],
    ["of an unknown status", entitlement({ status: "paused" }), "free"],
  ])("is derived for %s", (_, one, role) => {
    expect(roleOf(one)).toBe(role);
  });

  test("is free without an entitlement", () => {
    expect(membershipStatusOf([], now, roles)).toEqual({
      role: "free",
      membershipSource: "none",
      membershipState: "none",
      membershipValidUntil: null,
    });
  });
});

describe("membership with several entitlements", () => {
  test("prefers a paid one to YouTube, and uses the latest end", () => {
    const youtube = entitlement({ source: "youtube", validUntil: inDays(35) });
    const paid = entitlement({ status: "cancelled", validUntil: inDays(5) });
    expect(membershipStatusOf([youtube, paid], now, roles)).toEqual({
      role: "paying",
      membershipSource: "stripe",
      membershipState: "cancelled",
      membershipValidUntil: inDays(35),
    });
  });

  test("keeps an active one beside an expired one", () => {
    expect(roleOf(entitlement({ status: "expired" }), entitlement())).toBe("paying");
  });

  test("keeps end and source of the latest expired one", () => {
    const old = entitlement({ status: "expired", validUntil: inDays(-90) });
    const late = entitlement({
      source: "youtube",
      status: "expired",
      validUntil: inDays(-2),
    });
    expect(membershipStatusOf([late, old], now, roles)).toEqual({
      role: "free",
      membershipSource: "youtube",
      membershipState: "expired",
      membershipValidUntil: inDays(-2),
    });
  });
});

test("membership status: ignores an entitlement that has not started", () => {
  const later = entitlement({ validFrom: inDays(1) });
  expect(membershipStatusOf([later], now, roles)).toMatchObject({ membershipState: "none" });
});

test("membership status: a failed card has seven days of grace, then the free role", () => {
  const failed = entitlement({ status: "grace", validUntil: now, graceUntil: inDays(7) });
  const roleAfter = (days: number) => membershipStatusOf([failed], inDays(days), roles).role;
  expect([0, 6, 6.99, 7, 30].map(roleAfter)).toEqual([
    "paying",
    "paying",
    "paying",
    "free",
    "free",
  ]);
});

import { describe, expect, test } from "vitest";
import type {
  ProviderInvoice,
  ProviderSubscription,
} from "../../../../../../../bff/modules/account/billing/payments/provider.ts";
import {
  findGrant,
  findReminder,
  findTroubleStart,
} from "../../../../../../../bff/modules/account/billing/payments/grant.ts";

const day = (number: number, hour = 12) => new Date(Date.UTC(2026, 10, number, hour));

function invoice(overrides: Partial<ProviderInvoice>): ProviderInvoice {
  return {
    id: "in_1",
    number: "1",
    status: "paid",
    currency: "chf",
    amountCents: 990,
    taxCents: 74,
    taxPercent: 8.1,
    taxNumber: null,
    createdAt: day(1),
    firstTriedAt: day(1),
    paidAt: day(1),
    url: null,
    ...overrides,
  };
}

const failed = (on: Date, status = "open") =>
  invoice({ status, createdAt: on, firstTriedAt: on, paidAt: null });

function subscription(overrides: Partial<ProviderSubscription>): ProviderSubscription {
  return {
    id: "sub_1",
    customerId: "cus_1",
    status: "active",
    plan: "month",
    nextPlan: null,
    currency: "chf",
    amountCents: 990,
    paymentMethod: "card",
    startedAt: day(1),
    currentPeriodEnd: day(30),
    cancelAtPeriodEnd: false,
    cancelledAt: null,
    endedAt: null,
    invoices: [invoice({})],
    ...overrides,
  };
}

function grantOf(overrides: Partial<ProviderSubscription>, now: Date) {
  const providerSubscription = subscription(overrides);
  return findGrant(
    { ...providerSubscription, pastDueSince: findTroubleStart(providerSubscription) },
    now,
  );
}

describe("access granted by a subscription", () => {
  test("lasts until the period's end plus the hours that a renewal takes", () => {
    expect(grantOf({}, day(5))).toEqual({
      status: "active",
      validUntil: day(30, 14),
      graceUntil: null,
    });
  });

  test("ends exactly with the period after a cancellation", () => {
    expect(grantOf({ cancelAtPeriodEnd: true }, day(5))).toEqual({
      status: "cancelled",
      validUntil: day(30),
      graceUntil: null,
    });
  });

  test("does not start before the first payment", () => {
    expect(grantOf({ status: "incomplete", invoices: [failed(day(1))] }, day(1))).toBeNull();
    expect(grantOf({ status: "incomplete_expired" }, day(3))).toBeNull();
  });

  test.each(["past_due", "unpaid"])(
    "has seven days of grace if the subscription is %s, and then expires",
    (status) => {
      const trouble = { status, invoices: [failed(day(10)), invoice({})] };
      const grace = { validUntil: day(10), graceUntil: day(17) };
      expect(grantOf(trouble, day(17, 11))).toEqual({ status: "grace", ...grace });
      expect(grantOf(trouble, day(17))).toEqual({
        status: "expired",
        validUntil: day(17),
        graceUntil: day(17),
      });
    },
  );

  test("ends when the subscription was ended", () => {
    const ended = { status: "canceled", endedAt: day(9), invoices: [failed(day(8))] };
    expect(grantOf(ended, day(10))).toEqual({
      status: "expired",
      validUntil: day(9),
      graceUntil: null,
    });
  });
});

describe("start of payment trouble", () => {
  test("is the first failure since the last payment, not an older one that was written off", () => {
    const invoices = [
      failed(day(20)),
      failed(day(18)),
      invoice({ createdAt: day(10) }),
      failed(day(2), "uncollectible"),
    ];
    expect(findTroubleStart(subscription({ status: "past_due", invoices }))).toEqual(day(18));
  });

  test("is null while no payment was attempted", () => {
    const draft = invoice({ status: "draft", firstTriedAt: null, paidAt: null });
    expect(findTroubleStart(subscription({ status: "past_due", invoices: [draft] }))).toBeNull();
    expect(findTroubleStart(subscription({ invoices: [failed(day(3))] }))).toBeNull();
  });
});

test.each([
  [0, 0],
  [4.99, 0],
  [5, 5],
  [6.99, 5],
  [7, 7],
  [30, 7],
  [-0.01, 0],
])(
  "payment reminder: %d days after the failure the reminder of day %d is due",
  (days, reminder) => {
    const now = new Date(day(1).getTime() + days * 24 * 3_600_000);
    expect(findReminder(day(1), now)).toBe(reminder);
  },
);

import type { ProviderInvoice, ProviderSubscription } from "./provider.ts";
import { DAY_MS } from "../../../../../contract/shared/time.ts";
export const GRACE_MS = 7 * DAY_MS;
/** Stripe takes about an hour for a renewal; paying members must not lose access meanwhile. */
const RENEWAL_MS = 2 * 3_600_000;
const reminderDays = [0, 5, 7] as const;
export type ReminderDay = (typeof reminderDays)[number];

export type Grant = {
  status: "active" | "grace" | "cancelled" | "expired";
  validUntil: Date;
  graceUntil: Date | null;
};

export type SubscriptionState = Pick<
  ProviderSubscription,
  "status" | "cancelAtPeriodEnd" | "currentPeriodEnd" | "endedAt"
> & {
  /** Start of the current payment trouble; null if everything is paid. */
  pastDueSince: Date | null;
};

const untried = new Set(["incomplete", "incomplete_expired"]);

export function findTroubleStart(subscription: ProviderSubscription): Date | null {
  if (subscription.status !== "past_due" && subscription.status !== "unpaid") return null;
  const failed = findFailedInvoice(subscription);
  return failed?.firstTriedAt ?? null;
}

export function findFailedInvoice({ invoices }: ProviderSubscription): ProviderInvoice | null {
  const lastPaid = invoices.findIndex(({ status }) => status === "paid");
  const since = lastPaid < 0 ? invoices : invoices.slice(0, lastPaid);
  const isFailed = ({ status, firstTriedAt }: ProviderInvoice) =>
    firstTriedAt !== null && (status === "open" || status === "uncollectible");
  return since.findLast(isFailed) ?? null;
}

export const isOver = ({ status }: Pick<SubscriptionState, "status">): boolean =>
  status === "canceled" || status === "incomplete_expired";

/** Null for a subscription without a payment: it neither grants nor removes access. */
export function findGrant(subscription: SubscriptionState, now: Date): Grant | null {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, endedAt, pastDueSince } = subscription;
  if (untried.has(status)) return null;
  if (status === "active" || status === "trialing") {
    return cancelAtPeriodEnd
      ? { status: "cancelled", validUntil: currentPeriodEnd, graceUntil: null }
      : {
          status: "active",
          validUntil: new Date(currentPeriodEnd.getTime() + RENEWAL_MS),
          graceUntil: null,
        };
  }
  if (!pastDueSince) {
    return { status: "expired", validUntil: endedAt ?? currentPeriodEnd, graceUntil: null };
  }
  const graceUntil = new Date(pastDueSince.getTime() + GRACE_MS);
  return now < graceUntil
    ? { status: "grace", validUntil: pastDueSince, graceUntil }
    : { status: "expired", validUntil: graceUntil, graceUntil };
}

/** The reminder due now. If several were missed, only the last one. */
export function findReminder(troubleStart: Date, now: Date): ReminderDay {
  // The provider's clock may be slightly ahead.
  const elapsedMs = Math.max(now.getTime() - troubleStart.getTime(), 0);
  return reminderDays.findLast((day) => elapsedMs >= day * DAY_MS) ?? reminderDays[0];
}

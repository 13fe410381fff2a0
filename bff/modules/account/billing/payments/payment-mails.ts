import type { Database } from "../../../../db/database.ts";
import type { UserRow } from "../../../../db/schema.ts";
import type { Mailer } from "../../../../mail/mailer.ts";
import type { SubscriptionRow } from "./payments.repository.ts";
import type { ProviderInvoice, ProviderSubscription } from "./provider.ts";
import { findFailedInvoice, findReminder, findTroubleStart, GRACE_MS } from "./grant.ts";

export type QueuePaymentMails = (
  within: Database,
  subscription: ProviderSubscription,
  user: UserRow,
  known: SubscriptionRow | null,
) => Promise<void>;

/** Older events send no mail, such as when a portal starts with existing members. */
const NEWS_MS = 3 * 24 * 3_600_000;

/**
 * Queues the mails that a subscription's state requires. The keys come from the provider's ids and times,
 * so that repeated calls in any order send each mail once.
 */
export function createPaymentMails(mailer: Mailer, now: () => Date): QueuePaymentMails {
  const isNews = (at: Date) => now().getTime() - at.getTime() < NEWS_MS;

  return async (within, subscription, { id: userId, email: to }, known) => {
    const { id, plan, currentPeriodEnd, cancelAtPeriodEnd, cancelledAt, endedAt } = subscription;
    const envelope = { to, userId };

    async function notifyPaid(invoice: ProviderInvoice): Promise<void> {
      const { paidAt, amountCents, taxCents, taxPercent, taxNumber, currency, number } = invoice;
      if (!paidAt || !isNews(paidAt) || amountCents === 0) return;
      await mailer.queue(within, {
        ...envelope,
        template: "payment_received",
        values: {
          plan,
          amountCents,
          taxCents,
          taxPercent,
          taxNumber,
          currency,
          paidAt: paidAt.toISOString(),
          periodEnd: currentPeriodEnd.toISOString(),
          receiptNumber: number ?? invoice.id,
        },
        dedupeKey: `payment_received:${invoice.id}`,
      });
    }

    async function notifyFailed(): Promise<void> {
      const troubleStart = findTroubleStart(subscription);
      const invoice = findFailedInvoice(subscription);
      if (!troubleStart || !invoice) return;
      const day = findReminder(troubleStart, now());
      const { amountCents, currency } = invoice;
      const graceUntil = new Date(troubleStart.getTime() + GRACE_MS);
      if (!isNews(new Date(troubleStart.getTime() + day * 24 * 3_600_000))) return;
      await mailer.queue(within, {
        ...envelope,
        template: "payment_failed",
        values: { day, amountCents, currency, graceUntil: graceUntil.toISOString() },
        dedupeKey: `payment_failed:${invoice.id}:${day}`,
      });
    }

    for (const invoice of subscription.invoices) await notifyPaid(invoice);
    await notifyFailed();
    if (cancelAtPeriodEnd && cancelledAt && isNews(cancelledAt) && !endedAt) {
      await mailer.queue(within, {
        ...envelope,
        template: "membership_cancelled",
        values: { periodEnd: currentPeriodEnd.toISOString() },
        dedupeKey: `membership_cancelled:${id}:${cancelledAt.getTime()}`,
      });
    }
    if (known?.cancelAtPeriodEnd && known.cancelledAt && !cancelAtPeriodEnd && !endedAt) {
      await mailer.queue(within, {
        ...envelope,
        template: "membership_resumed",
        values: { periodEnd: currentPeriodEnd.toISOString() },
        dedupeKey: `membership_resumed:${id}:${known.cancelledAt.getTime()}`,
      });
    }
    if (endedAt && isNews(endedAt)) {
      await mailer.queue(within, {
        ...envelope,
        template: "membership_ended",
        values: { endedAt: endedAt.toISOString() },
        dedupeKey: `membership_ended:${id}`,
      });
    }
  };
}

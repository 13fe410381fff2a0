import type { Database } from "../../db/database.ts";
import type { UserRow } from "../../db/schema.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { ProviderInvoice, ProviderSubscription } from "./provider.ts";
import { findFailedInvoice, findReminder, findTroubleStart, graceMs } from "./standing.ts";

export type QueuePaymentMails = (
  within: Database,
  subscription: ProviderSubscription,
  user: UserRow,
) => Promise<void>;

/** Older news are not told any more, as when a portal with members takes up its work. */
const newsMs = 3 * 24 * 3_600_000;

/**
 * Writes the mails that the state of a subscription gives cause for. The keys come from the provider's
 * ids and times: however often and in whatever order it is looked at, each cause makes one mail.
 */
export function createPaymentMails(mailer: Mailer, now: () => Date): QueuePaymentMails {
  const isNews = (at: Date) => now().getTime() - at.getTime() < newsMs;

  return async (within, subscription, { id: userId, email: to }) => {
    const { id, plan, currentPeriodEnd, cancelAtPeriodEnd, cancelledAt, endedAt } = subscription;
    const envelope = { to, userId };

    async function tellPaid(invoice: ProviderInvoice): Promise<void> {
      const { paidAt, amountCents, taxCents, currency, number } = invoice;
      if (!paidAt || !isNews(paidAt) || amountCents === 0) return;
      await mailer.queue(within, {
        ...envelope,
        template: "payment_received",
        values: {
          plan,
          amountCents,
          taxCents,
          currency,
          paidAt: paidAt.toISOString(),
          periodEnd: currentPeriodEnd.toISOString(),
          receiptNumber: number ?? invoice.id,
        },
        dedupeKey: `payment_received:${invoice.id}`,
      });
    }

    async function tellFailed(): Promise<void> {
      const troubleStart = findTroubleStart(subscription);
      const invoice = findFailedInvoice(subscription);
      if (!troubleStart || !invoice) return;
      const day = findReminder(troubleStart, now());
      const { amountCents, currency } = invoice;
      const graceUntil = new Date(troubleStart.getTime() + graceMs);
      if (!isNews(new Date(troubleStart.getTime() + day * 24 * 3_600_000))) return;
      await mailer.queue(within, {
        ...envelope,
        template: "payment_failed",
        values: { day, amountCents, currency, graceUntil: graceUntil.toISOString() },
        dedupeKey: `payment_failed:${invoice.id}:${day}`,
      });
    }

    for (const invoice of subscription.invoices) await tellPaid(invoice);
    await tellFailed();
    if (cancelAtPeriodEnd && cancelledAt && isNews(cancelledAt) && !endedAt) {
      await mailer.queue(within, {
        ...envelope,
        template: "membership_cancelled",
        values: { periodEnd: currentPeriodEnd.toISOString() },
        dedupeKey: `membership_cancelled:${id}:${cancelledAt.getTime()}`,
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

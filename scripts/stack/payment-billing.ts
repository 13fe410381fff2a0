import type { Deliveries } from "./payment-deliveries.ts";
import { checkoutObject, invoiceObject, subscriptionObject } from "./payment-objects.ts";
import { DEMO_AMOUNTS_CENTS, taxCentsOf, type DemoPlan } from "./payment-prices.ts";
import {
  newId,
  type Checkout,
  type Invoice,
  type PaymentMethod,
  type PaymentStore,
  type Subscription,
} from "./payment-state.ts";

const DAY_SECONDS = 24 * 3600;
const nowSeconds = () => Math.floor(Date.now() / 1_000);

export type Billing = ReturnType<typeof createBilling>;

/** What a payment provider does: sells, renews, fails, ends, and tells about each of it. */
export function createBilling(store: PaymentStore, deliveries: Deliveries, address: string) {
  const { state } = store;

  const latestInvoiceOf = (id: string) =>
    state.invoices.findLast(({ subscription }) => subscription === id) ?? null;
  const tellSubscription = (kind: "created" | "updated" | "deleted", subscription: Subscription) =>
    deliveries.emit(
      `customer.subscription.${kind}`,
      subscriptionObject(subscription, latestInvoiceOf(subscription.id)?.id ?? null),
    );
  const tellInvoice = (kind: "paid" | "payment_failed", invoice: Invoice) =>
    deliveries.emit(`invoice.${kind}`, invoiceObject(invoice, address));

  /** Charges the period that begins; a refusal leaves the invoice open. */
  function charge(subscription: Subscription, created: number): void {
    const { id, customer, plan, currency, percentOff } = subscription;
    const totalCents = Math.round((DEMO_AMOUNTS_CENTS[plan][currency] * (100 - percentOff)) / 100);
    const isPaid = !subscription.isDeclined;
    const invoice: Invoice = {
      id: newId("in"),
      number: `DEMO-${String(state.invoices.length + 1).padStart(4, "0")}`,
      customer,
      subscription: id,
      plan,
      currency,
      totalCents,
      taxCents: taxCentsOf(totalCents, currency),
      status: isPaid ? "paid" : "open",
      attempts: 1,
      created,
      paidAt: isPaid ? created : null,
    };
    state.invoices.push(invoice);
    subscription.status = isPaid ? "active" : "past_due";
    tellInvoice(isPaid ? "paid" : "payment_failed", invoice);
  }

  function renew(subscription: Subscription): void {
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd = addPeriod(subscription.periodStart, subscription.plan);
    charge(subscription, subscription.periodStart);
    tellSubscription("updated", subscription);
  }

  function end(subscription: Subscription, endedAt: number): void {
    subscription.status = "canceled";
    subscription.endedAt = endedAt;
    subscription.canceledAt ??= endedAt;
    for (const invoice of openInvoicesOf(subscription)) invoice.status = "void";
    tellSubscription("deleted", subscription);
    store.save();
  }

  const openInvoicesOf = ({ id }: Subscription) =>
    state.invoices.filter(({ subscription, status }) => subscription === id && status === "open");

  /** Does what became due since. */
  function catchUp(subscription: Subscription): void {
    while (subscription.status === "active" && subscription.periodEnd <= nowSeconds()) {
      if (subscription.cancelAtPeriodEnd) return end(subscription, subscription.periodEnd);
      renew(subscription);
    }
  }

  /** TWINT and Pix alone may stay under way: the member comes back before the money has arrived. */
  type Completion = { isUnderWay: boolean };

  return {
    complete(
      checkout: Checkout,
      method: PaymentMethod,
      { isUnderWay }: Completion = { isUnderWay: false },
    ): Subscription {
      const created = nowSeconds();
      const subscription: Subscription = {
        id: newId("sub"),
        customer: checkout.customer,
        plan: checkout.plan,
        currency: checkout.currency,
        percentOff: checkout.percentOff,
        metadata: checkout.subscriptionMetadata,
        method,
        isDeclined: false,
        status: isUnderWay ? "incomplete" : "active",
        created,
        periodStart: created,
        periodEnd: addPeriod(created, checkout.plan),
        cancelAtPeriodEnd: false,
        canceledAt: null,
        endedAt: null,
      };
      state.subscriptions.push(subscription);
      if (isUnderWay) checkout.isUnpaid = true;
      else charge(subscription, created);
      checkout.status = "complete";
      checkout.subscription = subscription.id;
      tellSubscription("created", subscription);
      deliveries.emit("checkout.session.completed", checkoutObject(checkout, address));
      store.save();
      return subscription;
    },

    /** What was under way arrives, or never will. */
    settle(subscription: Subscription, isPaid: boolean): void {
      const checkout = state.checkouts.find((each) => each.subscription === subscription.id);
      if (!checkout?.isUnpaid || subscription.status !== "incomplete") return;
      if (isPaid) {
        checkout.isUnpaid = false;
        charge(subscription, nowSeconds());
        tellSubscription("updated", subscription);
      }
      const outcome = isPaid ? "succeeded" : "failed";
      deliveries.emit(
        `checkout.session.async_payment_${outcome}`,
        checkoutObject(checkout, address),
      );
      store.save();
    },

    setCancelAtPeriodEnd(subscription: Subscription, isCancelled: boolean): void {
      if (subscription.cancelAtPeriodEnd === isCancelled) return;
      subscription.cancelAtPeriodEnd = isCancelled;
      subscription.canceledAt = isCancelled ? nowSeconds() : null;
      tellSubscription("updated", subscription);
      store.save();
    },

    /** A good card: what is open is paid at once. */
    replaceCard(subscription: Subscription): void {
      subscription.method = "card";
      subscription.isDeclined = false;
      for (const invoice of openInvoicesOf(subscription)) {
        Object.assign(invoice, { status: "paid", paidAt: nowSeconds() });
        invoice.attempts += 1;
        subscription.status = "active";
        tellInvoice("paid", invoice);
      }
      tellSubscription("updated", subscription);
      store.save();
    },

    changePlan(subscription: Subscription, plan: DemoPlan): void {
      subscription.plan = plan;
      subscription.periodStart = nowSeconds();
      subscription.periodEnd = addPeriod(subscription.periodStart, plan);
      charge(subscription, subscription.periodStart);
      tellSubscription("updated", subscription);
      store.save();
    },

    setDeclined(subscription: Subscription, isDeclined: boolean): void {
      subscription.isDeclined = isDeclined;
      store.save();
    },

    end: (subscription: Subscription) => end(subscription, nowSeconds()),

    /**
     * Lets time pass for one subscription: the portal's clock can't be moved, so everything the books say
     * about it moves into the past instead.
     */
    advance(subscription: Subscription, seconds: number): void {
      const back = (time: number | null) => (time === null ? null : time - seconds);
      for (const name of ["created", "periodStart", "periodEnd"] as const) {
        subscription[name] -= seconds;
      }
      subscription.canceledAt = back(subscription.canceledAt);
      for (const invoice of state.invoices) {
        if (invoice.subscription !== subscription.id) continue;
        invoice.created -= seconds;
        invoice.paidAt = back(invoice.paidAt);
      }
      tellSubscription("updated", subscription);
      catchUp(subscription);
      store.save();
    },

    /** Lets the time pass that is left of the paid period. */
    advanceToRenewal(subscription: Subscription): void {
      this.advance(subscription, Math.max(subscription.periodEnd - nowSeconds(), 0));
    },

    daySeconds: DAY_SECONDS,
  };
}

function addPeriod(startSeconds: number, plan: DemoPlan): number {
  const date = new Date(startSeconds * 1_000);
  if (plan === "year") date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return Math.floor(date.getTime() / 1_000);
}

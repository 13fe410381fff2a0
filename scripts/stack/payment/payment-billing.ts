import type { Deliveries } from "./payment-deliveries.ts";
import { checkoutObject, invoiceObject, subscriptionObject } from "./payment-objects.ts";
import { DEMO_AMOUNTS_CENTS, taxCentsOf } from "./payment-prices.ts";
import {
  newId,
  type Checkout,
  type Invoice,
  type PaymentMethod,
  type PaymentStore,
  type Subscription,
} from "./payment-state.ts";
import type { Plan } from "../../../contract/account/membership.ts";

const DAY_SECONDS = 24 * 3600;
const nowSeconds = () => Math.floor(Date.now() / 1_000);

export type Billing = ReturnType<typeof createBilling>;

export function createBilling(store: PaymentStore, deliveries: Deliveries, address: string) {
  const { state } = store;

  const latestInvoiceOf = (id: string) =>
    state.invoices.findLast(({ subscription }) => subscription === id) ?? null;
  const emitSubscription = (kind: "created" | "updated" | "deleted", subscription: Subscription) =>
    deliveries.emit(
      `customer.subscription.${kind}`,
      subscriptionObject(subscription, latestInvoiceOf(subscription.id)?.id ?? null),
    );
  const emitInvoice = (kind: "paid" | "payment_failed", invoice: Invoice) =>
    deliveries.emit(`invoice.${kind}`, invoiceObject(invoice, address));

  function unusedCents({ id, periodStart, periodEnd }: Subscription): number {
    const paidCents = latestInvoiceOf(id)?.totalCents ?? 0;
    const left = Math.max(periodEnd - nowSeconds(), 0) / (periodEnd - periodStart);
    return Math.round(paidCents * left);
  }

  function charge(subscription: Subscription, created: number, creditCents = 0): void {
    const { id, customer, plan, currency, percentOff } = subscription;
    const fullCents = Math.round((DEMO_AMOUNTS_CENTS[plan][currency] * (100 - percentOff)) / 100);
    const totalCents = Math.max(fullCents - creditCents, 0);
    const isPaid = !subscription.isDeclined;
    const invoice: Invoice = {
      id: newId("in"),
      number: `DEMO-${String(state.invoices.length + 1).padStart(4, "0")}`,
      customer,
      subscription: id,
      plan,
      currency,
      totalCents,
      taxCents: subscription.isTaxed ? taxCentsOf(totalCents, currency) : 0,
      status: isPaid ? "paid" : "open",
      attempts: 1,
      created,
      paidAt: isPaid ? created : null,
    };
    state.invoices.push(invoice);
    subscription.status = isPaid ? "active" : "past_due";
    emitInvoice(isPaid ? "paid" : "payment_failed", invoice);
  }

  function renew(subscription: Subscription): void {
    subscription.plan = subscription.nextPlan ?? subscription.plan;
    subscription.nextPlan = null;
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd = addPeriod(subscription.periodStart, subscription.plan);
    charge(subscription, subscription.periodStart);
    emitSubscription("updated", subscription);
  }

  function end(subscription: Subscription, endedAt: number): void {
    subscription.status = "canceled";
    subscription.nextPlan = null;
    subscription.endedAt = endedAt;
    subscription.canceledAt ??= endedAt;
    for (const invoice of openInvoicesOf(subscription)) invoice.status = "void";
    emitSubscription("deleted", subscription);
    store.save();
  }

  const openInvoicesOf = ({ id }: Subscription) =>
    state.invoices.filter(({ subscription, status }) => subscription === id && status === "open");

  function catchUp(subscription: Subscription): void {
    while (subscription.status === "active" && subscription.periodEnd <= nowSeconds()) {
      if (subscription.cancelAtPeriodEnd) return end(subscription, subscription.periodEnd);
      renew(subscription);
    }
  }

  /** Only TWINT and Pix can stay pending: the member returns before the money arrives. */
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
        isTaxed: checkout.isTaxed ?? false,
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
      emitSubscription("created", subscription);
      deliveries.emit("checkout.session.completed", checkoutObject(checkout, address));
      store.save();
      return subscription;
    },

    applyPayment(subscription: Subscription, isPaid: boolean): void {
      const checkout = state.checkouts.find((each) => each.subscription === subscription.id);
      if (!checkout?.isUnpaid || subscription.status !== "incomplete") return;
      if (isPaid) {
        checkout.isUnpaid = false;
        charge(subscription, nowSeconds());
        emitSubscription("updated", subscription);
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
      emitSubscription("updated", subscription);
      store.save();
    },

    replaceCard(subscription: Subscription): void {
      subscription.method = "card";
      subscription.isDeclined = false;
      for (const invoice of openInvoicesOf(subscription)) {
        Object.assign(invoice, { status: "paid", paidAt: nowSeconds() });
        invoice.attempts += 1;
        subscription.status = "active";
        emitInvoice("paid", invoice);
      }
      emitSubscription("updated", subscription);
      store.save();
    },

    /** A longer plan starts at once. A shorter one, if so configured, starts when the paid period ends. */
    changePlan(
      subscription: Subscription,
      plan: Plan,
      { isShorterLater }: { isShorterLater: boolean },
    ): void {
      const isShorter = subscription.plan === "year" && plan === "month";
      if (plan === subscription.plan || (isShorter && isShorterLater)) {
        subscription.nextPlan = plan === subscription.plan ? null : plan;
      } else {
        const creditCents = unusedCents(subscription);
        subscription.plan = plan;
        subscription.nextPlan = null;
        subscription.periodStart = nowSeconds();
        subscription.periodEnd = addPeriod(subscription.periodStart, plan);
        charge(subscription, subscription.periodStart, creditCents);
      }
      emitSubscription("updated", subscription);
      store.save();
    },

    releaseSchedule(subscription: Subscription): void {
      subscription.nextPlan = null;
      emitSubscription("updated", subscription);
      store.save();
    },

    setDeclined(subscription: Subscription, isDeclined: boolean): void {
      subscription.isDeclined = isDeclined;
      store.save();
    },

    end: (subscription: Subscription) => end(subscription, nowSeconds()),

    /**
     * Advances time for one subscription. The portal's clock can't move, so all stored times move into the
     * past instead.
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
      emitSubscription("updated", subscription);
      catchUp(subscription);
      store.save();
    },

    advanceToRenewal(subscription: Subscription): void {
      this.advance(subscription, Math.max(subscription.periodEnd - nowSeconds(), 0));
    },

    daySeconds: DAY_SECONDS,
  };
}

function addPeriod(startSeconds: number, plan: Plan): number {
  const date = new Date(startSeconds * 1_000);
  if (plan === "year") date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  return Math.floor(date.getTime() / 1_000);
}

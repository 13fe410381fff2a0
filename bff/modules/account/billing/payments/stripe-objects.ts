import type { Stripe } from "stripe";
import { z } from "zod";
import type { ProviderCheckout, ProviderInvoice, ProviderSubscription } from "./provider.ts";
import { type Plan, plans } from "../../../../../contract/account/membership.ts";

const LOOKUP_KEY_PREFIX = "portal_";

export const lookupKeyOf = (plan: Plan): string => `${LOOKUP_KEY_PREFIX}${plan}`;

export function findPlan(price: Stripe.Price): Plan | null {
  return plans.find((plan) => price.lookup_key === lookupKeyOf(plan)) ?? null;
}

/**
 * The plan of an older price whose lookup key moved to a newer one. It must belong to one of the portal's
 * products: the account may sell other products too.
 */
export function findFormerPlan(
  { product, recurring }: Stripe.Price,
  sold: readonly Stripe.Price[],
): Plan | null {
  if (!sold.some((price) => idOf(price.product) === idOf(product))) return null;
  return plans.find((plan) => recurring?.interval === plan) ?? null;
}

const fromSeconds = (seconds: number): Date => new Date(seconds * 1_000);
const dateOrNull = (seconds: number | null | undefined): Date | null =>
  seconds == null ? null : fromSeconds(seconds);
export const idOf = (value: string | { id: string }): string =>
  typeof value === "string" ? value : value.id;

export function toSubscription(
  subscription: Stripe.Subscription,
  { item, plan, nextPlan }: { item: Stripe.SubscriptionItem; plan: Plan; nextPlan: Plan | null },
  invoices: readonly ProviderInvoice[],
): ProviderSubscription {
  const method = subscription.default_payment_method;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    status: subscription.status,
    plan,
    nextPlan,
    currency: subscription.currency,
    amountCents: amountOf(item.price, subscription.currency) * (item.quantity ?? 1),
    paymentMethod: method && typeof method !== "string" ? method.type : null,
    startedAt: fromSeconds(subscription.start_date),
    currentPeriodEnd: fromSeconds(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    cancelledAt: dateOrNull(subscription.canceled_at),
    endedAt: dateOrNull(subscription.ended_at),
    invoices,
  };
}

export function findNextPrice(
  { schedule }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Stripe.Price | null {
  if (!schedule || typeof schedule === "string") return null;
  const next = schedule.phases.find(({ start_date }) => start_date >= item.current_period_end);
  const price = next?.items[0]?.price;
  return price && typeof price === "object" && !("deleted" in price) ? price : null;
}

const overStates = ["complete", "expired"] as const;

export function toCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  const { id, customer, subscription, url } = session;
  return {
    id,
    customerId: customer && idOf(customer),
    status: overStates.find((over) => over === session.status) ?? "open",
    isPaid: session.payment_status !== "unpaid",
    subscriptionId: subscription && idOf(subscription),
    url,
  };
}

/** In the charged currency, which may differ from the price's default one. */
export function amountOf(price: Stripe.Price, currency: string): number {
  const amount =
    price.currency === currency
      ? price.unit_amount
      : price.currency_options?.[currency]?.unit_amount;
  return amount ?? price.unit_amount ?? 0;
}

function taxNumberOn({ account_tax_ids }: Stripe.Invoice): string | null {
  for (const each of account_tax_ids ?? []) {
    if (typeof each === "object" && "value" in each) return each.value;
  }
  return null;
}

export function toInvoice(invoice: Stripe.Invoice, taxPercent: number | null): ProviderInvoice {
  const { finalized_at, paid_at } = invoice.status_transitions;
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status,
    currency: invoice.currency,
    amountCents: invoice.total,
    taxCents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    taxPercent,
    taxNumber: taxNumberOn(invoice),
    createdAt: fromSeconds(invoice.created),
    // Stripe collects a subscription's invoice as soon as it is final.
    firstTriedAt: invoice.attempted ? fromSeconds(finalized_at ?? invoice.created) : null,
    paidAt: dateOrNull(paid_at),
    url: invoice.hosted_invoice_url ?? null,
  };
}

const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish();
const subject = z.object({
  object: z.string(),
  id: z.string().nullish(),
  subscription: reference,
  parent: z
    .object({ subscription_details: z.object({ subscription: reference }).nullish() })
    .nullish(),
});

const LAST_SECOND = 253_402_300_799;

/** A delivery of any type. Stripe's library checks the signature, not the content. */
export const eventShape = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  /** In seconds. */
  created: z.number().min(0).max(LAST_SECOND),
  data: z.object({ object: z.unknown() }),
});

/** The subscription of an event. API versions differ in where an invoice names it. */
export function findSubscriptionId(object: unknown): string | null {
  const parsed = subject.safeParse(object);
  if (!parsed.success) return null;
  const { data } = parsed;
  if (data.object === "subscription") return data.id ?? null;
  return data.subscription ?? data.parent?.subscription_details?.subscription ?? null;
}

import { DEMO_AMOUNTS_CENTS, DEMO_PLANS, taxIdObject, totalTaxes } from "./payment-prices.ts";
import type { Checkout, Customer, Invoice, PaymentMethod, Subscription } from "./payment-state.ts";
import type { Plan, PriceCurrency } from "../../../contract/account/membership.ts";

export function priceObject(plan: Plan) {
  const amounts = DEMO_AMOUNTS_CENTS[plan];
  const option = (currency: PriceCurrency) => ({
    unit_amount: amounts[currency],
    unit_amount_decimal: String(amounts[currency]),
    tax_behavior: "inclusive",
    custom_unit_amount: null,
  });
  return {
    id: `price_portal_${plan}`,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    currency: "chf",
    currency_options: { chf: option("chf"), brl: option("brl") },
    livemode: false,
    lookup_key: `portal_${plan}`,
    metadata: {},
    product: "prod_portal",
    recurring: { interval: plan, interval_count: 1, usage_type: "licensed" },
    tax_behavior: "inclusive",
    type: "recurring",
    unit_amount: amounts.chf,
    unit_amount_decimal: String(amounts.chf),
  };
}

export const findPlanOfPrice = (priceId: unknown): Plan | null =>
  DEMO_PLANS.find((plan) => `price_portal_${plan}` === priceId) ?? null;

export function customerObject({ id, email, name, metadata, created }: Customer) {
  return { id, object: "customer", email, name, metadata, created, livemode: false };
}

function paymentMethodObject(type: PaymentMethod, subscription: Subscription) {
  return {
    id: `pm_${subscription.id.slice(4)}`,
    object: "payment_method",
    type,
    customer: subscription.customer,
    livemode: false,
    ...(type === "card" && {
      card: { brand: "visa", last4: subscription.isDeclined ? "0341" : "4242" },
    }),
  };
}

export function subscriptionObject(subscription: Subscription, latestInvoice: string | null) {
  const { id, customer, plan, currency, metadata, status, created } = subscription;
  return {
    id,
    object: "subscription",
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    canceled_at: subscription.canceledAt,
    created,
    currency,
    customer,
    default_payment_method: paymentMethodObject(subscription.method, subscription),
    ended_at: subscription.endedAt,
    items: listObject("/v1/subscription_items", [
      {
        id: `si_${id.slice(4)}`,
        object: "subscription_item",
        subscription: id,
        price: priceObject(plan),
        quantity: 1,
        current_period_start: subscription.periodStart,
        current_period_end: subscription.periodEnd,
        metadata: {},
      },
    ]),
    latest_invoice: latestInvoice,
    livemode: false,
    metadata,
    schedule: scheduleObject(subscription),
    start_date: created,
    status,
  };
}

export function scheduleObject({ id, plan, nextPlan, periodStart, periodEnd }: Subscription) {
  if (!nextPlan) return null;
  const phase = (start_date: number, end_date: number | null, of: Plan) => ({
    start_date,
    end_date,
    items: [{ price: priceObject(of), quantity: 1 }],
  });
  return {
    id: `sub_sched_${id.slice(4)}`,
    object: "subscription_schedule",
    status: "active",
    subscription: id,
    phases: [phase(periodStart, periodEnd, plan), phase(periodEnd, null, nextPlan)],
  };
}

export function invoiceObject(invoice: Invoice, address: string) {
  const { id, number, customer, subscription, currency, totalCents, taxCents, status } = invoice;
  return {
    id,
    object: "invoice",
    number,
    customer,
    currency,
    status,
    attempted: invoice.attempts > 0,
    attempt_count: invoice.attempts,
    created: invoice.created,
    amount_due: totalCents,
    amount_paid: status === "paid" ? totalCents : 0,
    amount_remaining: status === "paid" ? 0 : totalCents,
    subtotal: totalCents,
    total: totalCents,
    total_taxes: totalTaxes(taxCents),
    account_tax_ids: taxCents > 0 ? [taxIdObject] : null,
    hosted_invoice_url: `${address}/receipts/${id}`,
    invoice_pdf: null,
    livemode: false,
    metadata: {},
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { subscription, metadata: {} },
    },
    status_transitions: {
      finalized_at: invoice.created,
      paid_at: invoice.paidAt,
      voided_at: null,
      marked_uncollectible_at: null,
    },
  };
}

export function checkoutObject(checkout: Checkout, address: string) {
  const { id, customer, currency, metadata, status, subscription, created } = checkout;
  return {
    id,
    object: "checkout.session",
    mode: "subscription",
    customer,
    client_reference_id: checkout.clientReferenceId,
    currency,
    created,
    expires_at: created + 24 * 3600,
    livemode: false,
    metadata,
    status,
    payment_status: status === "complete" && !checkout.isUnpaid ? "paid" : "unpaid",
    subscription,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    url: status === "open" ? `${address}/pay/${id}` : null,
  };
}

export function listObject<T>(url: string, data: T[]) {
  return { object: "list", url, has_more: false, data };
}

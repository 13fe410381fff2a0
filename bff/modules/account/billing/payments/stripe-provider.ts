import { Stripe } from "stripe";
import { ServiceError } from "../../../../errors.ts";
import type { CheckoutInput, PaymentProvider, PlanPrice, ProviderInvoice } from "./provider.ts";
import { listMethods } from "./stripe-methods.ts";
import {
  eventShape,
  findFormerPlan,
  findNextPrice,
  findPlan,
  findSubscriptionId,
  idOf,
  lookupKeyOf,
  toCheckout,
  toInvoice,
  toSubscription,
} from "./stripe-objects.ts";
import { requirePortalConfiguration } from "./stripe-portal.ts";
import { createStripeTax, taxOfCheckout } from "./stripe-tax.ts";
import { currencies, plans } from "../../../../../contract/account/membership.ts";

export type StripeAccount = {
  secretKey: string;
  webhookSecret: string;
  apiOrigin?: string | undefined;
};

/** Per call. A page waits for a few calls at most. */
const CALL_TIMEOUT_MS = 4_000;
const SIGNATURE_TOLERANCE_SECONDS = 300;
const INVOICES_READ = 12;
const CHECKOUTS_READ = 10;

export function connectStripe(account: StripeAccount): PaymentProvider {
  const stripe = new Stripe(account.secretKey, {
    timeout: CALL_TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(account.apiOrigin && addressOf(account.apiOrigin)),
  });

  const tax = createStripeTax(stripe);

  async function readInvoices(query: Stripe.InvoiceListParams): Promise<ProviderInvoice[]> {
    const { data } = await stripe.invoices.list({ ...query, expand: ["data.account_tax_ids"] });
    return Promise.all(
      data.map(async (invoice) => toInvoice(invoice, await tax.findPercent(invoice))),
    );
  }

  async function findPrice({ plan, currency }: Pick<CheckoutInput, "plan" | "currency">) {
    const price = (await listPlanPrices()).find((each) => findPlan(each) === plan);
    const isOffered = price?.currency === currency || price?.currency_options?.[currency];
    if (!price || !isOffered) throw new ServiceError("payment.unavailable");
    return price;
  }

  async function listPlanPrices(): Promise<Stripe.Price[]> {
    const { data } = await stripe.prices.list({
      lookup_keys: plans.map(lookupKeyOf),
      active: true,
      expand: ["data.currency_options"],
    });
    return data;
  }

  /** Throws without prices: the portal's products are then unknown, and no member may lose paid access. */
  async function findPlanSold(price: Stripe.Price) {
    const plan = findPlan(price);
    if (plan) return plan;
    const sold = await listPlanPrices();
    if (sold.length === 0) throw new ServiceError("payment.unavailable");
    return findFormerPlan(price, sold);
  }

  async function discountOf(coupon: string | null) {
    if (coupon === null) return { allow_promotion_codes: true };
    const { data } = await stripe.promotionCodes.list({ code: coupon, active: true, limit: 1 });
    if (!data[0]) {
      throw new ServiceError("payment.invalid_coupon", {
        fields: { coupon: "payment.invalid_coupon" },
      });
    }
    return { discounts: [{ promotion_code: data[0].id }] };
  }

  /** A member with two open checkouts could pay twice: keeps this order's checkout and ends the others. */
  async function reuseOpenCheckout(customer: string, key: string | null) {
    const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 10 });
    const same = data.find(({ metadata }) => key !== null && metadata?.["key"] === key);
    for (const { id } of data.filter((session) => session !== same)) {
      // It may have been paid or have expired meanwhile.
      await stripe.checkout.sessions.expire(id).catch(ignoreInvalidRequest);
    }
    return same ?? null;
  }

  async function refundInvoice(invoice: string): Promise<void> {
    const { data } = await stripe.invoicePayments.list({ invoice, status: "paid" });
    for (const { payment } of data) {
      if (!payment.payment_intent) continue;
      const paymentIntent = idOf(payment.payment_intent);
      // Stripe rejects the refund if everything was already refunded.
      await stripe.refunds
        .create(
          { payment_intent: paymentIntent, reason: "duplicate" },
          { idempotencyKey: `portal-refund-${paymentIntent}` },
        )
        .catch(ignoreInvalidRequest);
    }
  }

  async function releaseSchedule(subscriptionId: string): Promise<void> {
    const { schedule } = await stripe.subscriptions.retrieve(subscriptionId);
    if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule));
  }

  /** Asks the provider: a recent payment may not have reached the portal yet. */
  async function requireNoSubscription(customer: string): Promise<void> {
    const { data } = await stripe.subscriptions.list({ customer, limit: 10 });
    if (data.some(({ status }) => !status.startsWith("incomplete"))) {
      throw new ServiceError("payment.already_member");
    }
  }

  return {
    listPrices: () =>
      requestStripe(async () => {
        const [sold, isTaxed, methods, taxNumber] = await Promise.all([
          listPlanPrices(),
          tax.isOn(),
          listMethods(stripe),
          tax.findNumber(),
        ]);
        const prices = await Promise.all(
          sold.flatMap((price) =>
            pricesOf(price).map(async (each) => ({
              ...each,
              tax: isTaxed ? await tax.preview(price.id, each.currency) : null,
            })),
          ),
        );
        return { prices, methods, taxNumber };
      }),

    createCustomer: ({ userId, email, name }) =>
      requestStripe(async () => {
        const member = { email, name, preferred_locales: ["pt-BR"], metadata: { userId } };
        const options = { idempotencyKey: `portal-customer-${userId}` };
        return (await stripe.customers.create(member, options)).id;
      }),

    setCustomerEmail: (customerId, email) =>
      requestStripe(async () => {
        await stripe.customers.update(customerId, { email });
      }),

    deleteCustomer: (customerId) =>
      requestStripe(async () => {
        await stripe.customers.del(customerId).catch(ignoreInvalidRequest);
      }),

    startCheckout: (input) =>
      requestStripe(async () => {
        const { customerId, userId, currency, key } = input;
        const [price, discount, open, isTaxed] = await Promise.all([
          findPrice(input),
          discountOf(input.coupon),
          reuseOpenCheckout(customerId, key),
          tax.isOn(),
          requireNoSubscription(customerId),
        ]);
        if (open?.url) return { id: open.id, url: open.url };
        // No `payment_method_types`: Stripe offers what the account has enabled, including TWINT and Pix.
        const session = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            line_items: [{ price: price.id, quantity: 1 }],
            currency,
            customer: customerId,
            client_reference_id: userId,
            metadata: { userId, key },
            subscription_data: { metadata: { userId } },
            success_url: input.successUrl,
            cancel_url: input.cancelUrl,
            locale: "pt-BR",
            ...(isTaxed && taxOfCheckout),
            ...discount,
          },
          { idempotencyKey: `portal-checkout-${userId}-${key}` },
        );
        if (!session.url) throw new Error("Stripe gave a checkout without an address");
        return { id: session.id, url: session.url };
      }),

    endCheckouts: (customerId) =>
      requestStripe(async () => {
        await reuseOpenCheckout(customerId, null);
      }),

    findCheckout: (id) =>
      requestStripe(async () => {
        const session = await stripe.checkout.sessions.retrieve(id).catch(nullWhenMissing);
        return session && toCheckout(session);
      }),

    listUnpaidCheckouts: (customer) =>
      requestStripe(async () => {
        const query = { customer, status: "complete", limit: CHECKOUTS_READ } as const;
        const { data } = await stripe.checkout.sessions.list(query);
        return data.map(toCheckout).filter(({ isPaid }) => !isPaid);
      }),

    openPortal: (customer, returnUrl, start) =>
      requestStripe(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer,
          configuration: await requirePortalConfiguration(stripe, await listPlanPrices()),
          return_url: returnUrl,
          locale: "pt-BR",
          ...(start === "card" && { flow_data: { type: "payment_method_update" } }),
        });
        return session.url;
      }),

    setCancelAtPeriodEnd: (subscriptionId, isCancelled) =>
      requestStripe(async () => {
        // Stripe does not cancel a subscription that has a schedule.
        if (isCancelled) await releaseSchedule(subscriptionId);
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isCancelled });
      }),

    endSubscription: (subscriptionId) =>
      requestStripe(async () => {
        await stripe.subscriptions.cancel(subscriptionId).catch(ignoreInvalidRequest);
      }),

    refund: (invoiceIds) =>
      requestStripe(async () => {
        for (const id of invoiceIds) await refundInvoice(id);
      }),

    findSubscription: (id) =>
      requestStripe(async () => {
        const expand = [
          "default_payment_method",
          "items.data.price.currency_options",
          "schedule.phases.items.price",
        ];
        const found = await stripe.subscriptions.retrieve(id, { expand }).catch(nullWhenMissing);
        if (!found) return null;
        const [item] = found.items.data;
        const plan = item && (await findPlanSold(item.price));
        if (!item || !plan) return null;
        const nextPrice = findNextPrice(found, item);
        const nextPlan = nextPrice && (await findPlanSold(nextPrice));
        const invoices = await readInvoices({ subscription: id, limit: INVOICES_READ });
        const changed = nextPlan === plan ? null : nextPlan;
        return toSubscription(found, { item, plan, nextPlan: changed }, invoices);
      }),

    listSubscriptionsSince: (since) =>
      requestStripe(async () => {
        const created = { gte: Math.floor(since.getTime() / 1_000) };
        const ids: string[] = [];
        for await (const { id } of stripe.subscriptions.list({ status: "all", created })) {
          ids.push(id);
        }
        return ids;
      }),

    listInvoices: (customer) => requestStripe(() => readInvoices({ customer, limit: 24 })),

    readEvent(rawBody, signature, now) {
      const event = eventShape.safeParse(verified(rawBody, signature, now));
      if (!event.success) throw new ServiceError("validation_failed", { cause: event.error });
      const { id, type, created, data } = event.data;
      return {
        ...{ id, type },
        occurredAt: new Date(created * 1_000),
        subscriptionId: findSubscriptionId(data.object),
      };
    },
  };

  function verified(rawBody: string, signature: string, now: Date): Stripe.Event {
    try {
      requireNotAhead(signature, now);
      return stripe.webhooks.constructEvent(
        rawBody,
        signature,
        account.webhookSecret,
        SIGNATURE_TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
    } catch (cause) {
      throw new ServiceError("payment.invalid_signature", { cause });
    }
  }
}

function addressOf(origin: string) {
  const { hostname, port, protocol } = new URL(origin);
  const isSecure = protocol === "https:";
  return {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? ("https" as const) : ("http" as const),
  };
}

/** The library rejects only signatures that are too old. */
function requireNotAhead(signature: string, now: Date): void {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
  if (!(seconds - now.getTime() / 1_000 <= SIGNATURE_TOLERANCE_SECONDS)) {
    throw new Error("The signature is from the future or has no time");
  }
}

function pricesOf(price: Stripe.Price): Omit<PlanPrice, "tax">[] {
  const plan = findPlan(price);
  if (!plan) return [];
  return currencies.flatMap((currency) => {
    const amount =
      price.currency === currency
        ? price.unit_amount
        : price.currency_options?.[currency]?.unit_amount;
    return amount == null ? [] : [{ plan, currency, amountCents: amount }];
  });
}

/** Stripe's errors are not the member's fault: they become `payment.unavailable`. */
async function requestStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
    throw new ServiceError("payment.unavailable", { retryAfterSeconds: 5, cause });
  }
}

function ignoreInvalidRequest(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) {
    return null;
  }
  throw error;
}

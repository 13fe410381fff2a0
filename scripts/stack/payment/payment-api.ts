import type { Billing } from "./payment-billing.ts";
import {
  fieldsOf,
  listOf,
  textOf,
  textsOf,
  type FormFields,
  apiError,
  missing,
  nowSeconds,
  ok,
  type ApiAnswer,
  type Handler,
  type PaymentApi,
  type Route,
} from "./payment-form.ts";
import {
  checkoutObject,
  customerObject,
  findPlanOfPrice,
  invoiceObject,
  listObject,
  subscriptionObject,
} from "./payment-objects.ts";
import { DEMO_COUPONS } from "./payment-prices.ts";
import { createSettings } from "./payment-settings.ts";
import { newId, type Checkout, type PaymentStore, type Subscription } from "./payment-state.ts";
import type { PriceCurrency } from "../../../contract/account/membership.ts";

export function createPaymentApi(
  store: PaymentStore,
  billing: Billing,
  address: string,
): PaymentApi {
  const { state } = store;
  const shownCheckout = (checkout: Checkout) => ok(checkoutObject(checkout, address));

  function shown(subscription: Subscription) {
    const invoice = state.invoices.findLast((each) => each.subscription === subscription.id);
    return subscriptionObject(subscription, invoice?.id ?? null);
  }

  const onCheckout =
    (work: (checkout: Checkout) => ApiAnswer): Handler =>
    (_fields, id) => {
      const checkout = state.checkouts.find((each) => each.id === id);
      return checkout ? work(checkout) : missing("checkout.session");
    };

  const onSubscription =
    (work: (subscription: Subscription, fields: FormFields) => void): Handler =>
    (fields, id) => {
      const subscription = state.subscriptions.find((each) => each.id === id);
      if (!subscription) return missing("subscription");
      work(subscription, fields);
      return ok(shown(subscription));
    };

  const updateSubscription: Handler = (fields, id) => {
    const isCancelled = fields["cancel_at_period_end"];
    const found = state.subscriptions.find((each) => each.id === id);
    if (found?.nextPlan && isCancelled !== undefined) {
      return apiError(400, "", "The subscription is managed by a schedule: release it first");
    }
    return onSubscription((subscription) => {
      if (isCancelled !== undefined) {
        billing.setCancelAtPeriodEnd(subscription, isCancelled === "true");
      }
    })(fields, id);
  };

  const createCustomer: Handler = (fields) => {
    const customer = {
      id: newId("cus"),
      email: textOf(fields["email"]) ?? "",
      name: textOf(fields["name"]) ?? "",
      metadata: textsOf(fields["metadata"]),
      created: nowSeconds(),
    };
    state.customers.push(customer);
    return ok(customerObject(customer));
  };

  const updateCustomer: Handler = (fields, id) => {
    const customer = state.customers.find((each) => each.id === id);
    if (!customer) return missing("customer");
    customer.email = textOf(fields["email"]) ?? customer.email;
    return ok(customerObject(customer));
  };

  const deleteCustomer: Handler = (_fields, id) => {
    if (!state.customers.some((customer) => customer.id === id)) return missing("customer");
    for (const subscription of state.subscriptions) {
      if (subscription.customer === id && subscription.endedAt === null) billing.end(subscription);
    }
    state.customers = state.customers.filter((customer) => customer.id !== id);
    return ok({ id, object: "customer", deleted: true });
  };

  const createCheckout: Handler = (fields) => {
    const plan = findPlanOfPrice(fieldsOf(listOf(fields["line_items"])[0])["price"]);
    const customer = textOf(fields["customer"]);
    const coupon = textOf(fieldsOf(listOf(fields["discounts"])[0])["promotion_code"]);
    if (!plan) return missing("price");
    if (!state.customers.some(({ id }) => id === customer) || !customer) return missing("customer");
    const isTaxed = fieldsOf(fields["automatic_tax"])["enabled"] === "true";
    if (isTaxed && fieldsOf(fields["customer_update"])["address"] !== "auto") {
      return apiError(400, "customer_tax_location_invalid", "There is no address to make a tax of");
    }
    const checkout: Checkout = {
      id: newId("cs_demo"),
      customer,
      plan,
      currency: (textOf(fields["currency"]) ?? "chf") as PriceCurrency,
      percentOff: DEMO_COUPONS[coupon?.replace("promo_", "") ?? ""] ?? 0,
      takesCoupons: fields["allow_promotion_codes"] === "true",
      isTaxed,
      metadata: textsOf(fields["metadata"]),
      subscriptionMetadata: textsOf(fieldsOf(fields["subscription_data"])["metadata"]),
      clientReferenceId: textOf(fields["client_reference_id"]),
      successUrl: textOf(fields["success_url"]) ?? "",
      cancelUrl: textOf(fields["cancel_url"]) ?? "",
      status: "open",
      subscription: null,
      created: nowSeconds(),
    };
    state.checkouts.push(checkout);
    return shownCheckout(checkout);
  };

  const listCheckouts: Handler = (fields) => {
    const found = state.checkouts.filter(
      ({ customer, status }) => customer === fields["customer"] && status === fields["status"],
    );
    const data = found.map((checkout) => checkoutObject(checkout, address));
    return ok(listObject("/v1/checkout/sessions", data));
  };

  const listSubscriptions: Handler = (fields) => {
    const since = Number(textOf(fieldsOf(fields["created"])["gte"]) ?? 0);
    const isAll = fields["status"] === "all";
    const found = state.subscriptions.filter(
      ({ customer, status, created }) =>
        (fields["customer"] === undefined || fields["customer"] === customer) &&
        (isAll || status !== "canceled") &&
        created >= since,
    );
    return ok(listObject("/v1/subscriptions", found.map(shown)));
  };

  const listInvoices: Handler = (fields) => {
    const found = state.invoices.filter(
      ({ customer, subscription }) =>
        (fields["customer"] === undefined || fields["customer"] === customer) &&
        (fields["subscription"] === undefined || fields["subscription"] === subscription),
    );
    const limit = Number(textOf(fields["limit"]) ?? 10);
    const newest = found.toReversed().slice(0, limit);
    return ok(
      listObject(
        "/v1/invoices",
        newest.map((invoice) => invoiceObject(invoice, address)),
      ),
    );
  };

  const listInvoicePayments: Handler = (fields) => {
    const paid = state.invoices.filter(
      ({ id, status }) => id === fields["invoice"] && status === "paid",
    );
    const data = paid.map(({ id }) => ({
      id: id.replace("in_", "inpay_"),
      object: "invoice_payment",
      invoice: id,
      status: "paid",
      payment: { type: "payment_intent", payment_intent: id.replace("in_", "pi_") },
    }));
    return ok(listObject("/v1/invoice_payments", data));
  };

  const refund: Handler = (fields) => {
    const intent = textOf(fields["payment_intent"]) ?? "";
    const invoice = state.invoices.find(({ id }) => id === intent.replace("pi_", "in_"));
    if (!invoice) return missing("payment_intent");
    if (invoice.isRefunded) return apiError(400, "charge_already_refunded", "Refunded before");
    invoice.isRefunded = true;
    return ok({ id: newId("re"), object: "refund", payment_intent: intent, status: "succeeded" });
  };

  const listCoupons: Handler = (fields) => {
    const code = textOf(fields["code"])?.toUpperCase() ?? "";
    const data = Object.hasOwn(DEMO_COUPONS, code)
      ? [{ id: `promo_${code}`, object: "promotion_code", active: true, code }]
      : [];
    return ok(listObject("/v1/promotion_codes", data));
  };

  const createPortal: Handler = (fields) => {
    const customer = textOf(fields["customer"]);
    if (!customer || !state.customers.some(({ id }) => id === customer)) return missing("customer");
    const configuration = textOf(fields["configuration"]);
    if (configuration && !state.configurations.some(({ id }) => id === configuration)) {
      return missing("configuration");
    }
    const returnUrl = textOf(fields["return_url"]) ?? "";
    const portal = {
      id: newId("bps"),
      customer,
      returnUrl,
      created: nowSeconds(),
      configuration,
    };
    state.portals.push(portal);
    const url = `${address}/portal/${portal.id}`;
    return ok({ ...portal, object: "billing_portal.session", return_url: returnUrl, url });
  };

  const routes: readonly Route[] = [
    ...createSettings(store),
    ["POST", /^\/v1\/customers$/, createCustomer],
    ["POST", /^\/v1\/customers\/(\w+)$/, updateCustomer],
    ["DELETE", /^\/v1\/customers\/(\w+)$/, deleteCustomer],
    ["POST", /^\/v1\/checkout\/sessions$/, createCheckout],
    ["GET", /^\/v1\/checkout\/sessions$/, listCheckouts],
    ["GET", /^\/v1\/checkout\/sessions\/(\w+)$/, onCheckout(shownCheckout)],
    [
      "POST",
      /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      onCheckout((checkout) => {
        if (checkout.status !== "open") return apiError(400, "", "This session is not open");
        checkout.status = "expired";
        return shownCheckout(checkout);
      }),
    ],
    ["GET", /^\/v1\/subscriptions$/, listSubscriptions],
    ["GET", /^\/v1\/subscriptions\/(\w+)$/, onSubscription(() => {})],
    ["POST", /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
    [
      "POST",
      /^\/v1\/subscription_schedules\/sub_sched_(\w+)\/release$/,
      (fields, id) => onSubscription((each) => billing.releaseSchedule(each))(fields, `sub_${id}`),
    ],
    ["DELETE", /^\/v1\/subscriptions\/(\w+)$/, onSubscription((each) => billing.end(each))],
    ["GET", /^\/v1\/invoices$/, listInvoices],
    ["GET", /^\/v1\/invoice_payments$/, listInvoicePayments],
    ["POST", /^\/v1\/refunds$/, refund],
    ["GET", /^\/v1\/promotion_codes$/, listCoupons],
    ["POST", /^\/v1\/billing_portal\/sessions$/, createPortal],
  ];

  return ({ method, path, fields }) => {
    for (const [routeMethod, pattern, handler] of routes) {
      const match = routeMethod === method ? pattern.exec(path) : null;
      if (!match) continue;
      const answer = handler(fields, match[1] ?? "");
      if (method !== "GET") store.save();
      return answer;
    }
    return apiError(404, "", `The double does not speak ${method} ${path}`);
  };
}

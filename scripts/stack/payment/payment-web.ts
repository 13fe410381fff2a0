import type { Billing } from "./payment-billing.ts";
import {
  checkoutPage,
  METHODS_OF,
  overviewPage,
  paymentNotFoundPage,
  portalPage,
  receiptPage,
  type CheckoutNotice,
} from "./payment-page.ts";
import { DEMO_COUPONS } from "./payment-prices.ts";
import type { Checkout, PaymentMethod, PaymentStore, Subscription } from "./payment-state.ts";

export type PageAnswer = { status: number; body: string; location?: string };

const page = (body: string, status = 200): PageAnswer => ({ status, body });
const goTo = (location: string): PageAnswer => ({ status: 303, body: "", location });
const notFound = () => page(paymentNotFoundPage(), 404);

export function createPaymentWeb(store: PaymentStore, billing: Billing) {
  const { state } = store;
  const findCustomer = (id: string) => state.customers.find((each) => each.id === id) ?? null;

  function pay(checkout: Checkout, form: URLSearchParams | null): PageAnswer {
    const shown = (notice: CheckoutNotice, status = 200) =>
      page(checkoutPage(checkout, notice), status);
    switch (form?.get("do")) {
      case "pay":
      case "pay-later": {
        const offered = METHODS_OF[checkout.currency];
        const method =
          offered.find((each) => each === form.get("method")) ?? ("card" as PaymentMethod);
        billing.complete(checkout, method, { isUnderWay: form?.get("do") === "pay-later" });
        return goTo(checkout.successUrl.replace("{CHECKOUT_SESSION_ID}", checkout.id));
      }
      case "decline":
        return shown("declined", 402);
      case "leave":
        return goTo(checkout.cancelUrl);
      case "coupon": {
        const percentOff = DEMO_COUPONS[form.get("coupon")?.trim().toUpperCase() ?? ""];
        if (percentOff === undefined) return shown("coupon", 400);
        checkout.percentOff = percentOff;
        store.save();
        return shown(null);
      }
      default:
        return shown(null);
    }
  }

  function change(
    subscription: Subscription,
    action: string | null,
    configuration: string | null,
  ): void {
    const rules = state.configurations.find(({ id }) => id === configuration);
    if (action === "card") billing.replaceCard(subscription);
    else if (action === "month" || action === "year") {
      billing.changePlan(subscription, action, { isShorterLater: rules?.isShorterLater ?? false });
    } else if (action === "cancel" || action === "keep") {
      if (subscription.nextPlan) billing.releaseSchedule(subscription);
      billing.setCancelAtPeriodEnd(subscription, action === "cancel");
    }
  }

  function portal(id: string, form: URLSearchParams | null): PageAnswer {
    const session = state.portals.find((each) => each.id === id);
    if (!session) return notFound();
    const { customer, returnUrl, configuration } = session;
    const subscription = state.subscriptions.findLast((each) => each.customer === customer) ?? null;
    if (form && subscription?.endedAt === null) {
      change(subscription, form.get("do"), configuration);
    }
    if (form) return goTo(`/portal/${id}`);
    const invoices = state.invoices.filter((each) => each.customer === customer);
    return page(portalPage(subscription, invoices, returnUrl));
  }

  return function answer(path: string, form: URLSearchParams | null): PageAnswer {
    if (path === "/") return page(overviewPage(state.subscriptions, findCustomer));
    const [, room, id = ""] = /^\/(pay|portal|receipts)\/(\w+)$/.exec(path) ?? [];
    if (room === "portal") return portal(id, form);
    if (room === "pay") {
      const checkout = state.checkouts.find((each) => each.id === id && each.status === "open");
      return checkout ? pay(checkout, form) : notFound();
    }
    const invoice = room && state.invoices.find((each) => each.id === id);
    return invoice ? page(receiptPage(invoice, findCustomer(invoice.customer))) : notFound();
  };
}

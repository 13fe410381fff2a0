import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connectStripe } from "../../../../bff/modules/account/billing/payments/stripe-provider.ts";
import type { PaymentProvider } from "../../../../bff/modules/account/billing/payments/provider.ts";
import {
  priceObject,
  subscriptionObject,
} from "../../../../scripts/stack/payment/payment-objects.ts";
import type { Subscription } from "../../../../scripts/stack/payment/payment-state.ts";

const booked: Subscription = {
  id: "sub_1",
  customer: "cus_1",
  plan: "month",
  currency: "chf",
  percentOff: 0,
  metadata: {},
  method: "card",
  isDeclined: false,
  status: "active",
  created: 1_790_000_000,
  periodStart: 1_790_000_000,
  periodEnd: 1_792_600_000,
  cancelAtPeriodEnd: false,
  canceledAt: null,
  endedAt: null,
};

/** Prices of one account in which more than the portal is sold. */
const account = { sold: [] as object[], subscribed: {} };
let server: Server;
let provider: PaymentProvider;

beforeAll(async () => {
  server = createServer((request, response) => {
    const subscription = subscriptionObject(booked, null);
    const [item] = subscription.items.data;
    const list = (data: readonly object[]) => ({ object: "list", data, has_more: false, url: "/" });
    const body = request.url?.startsWith("/v1/prices")
      ? list(account.sold)
      : request.url?.startsWith("/v1/invoices")
        ? list([])
        : { ...subscription, items: list([{ ...item, price: account.subscribed }]) };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const apiOrigin = `http://127.0.0.1:${port}`;
  provider = connectStripe({ secretKey: "sk_test_plans", webhookSecret: "whsec_plans", apiOrigin });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  account.sold = [priceObject("month"), priceObject("year")];
});

const former = { ...priceObject("month"), id: "price_former", lookup_key: null };

test("payment plans: a subscription is recognized by the lookup key of its price", async () => {
  account.subscribed = priceObject("year");
  expect((await provider.findSubscription("sub_1"))?.plan).toBe("year");
});

test("payment plans: a subscription with a replaced price is recognized by the product", async () => {
  account.subscribed = former;
  expect((await provider.findSubscription("sub_1"))?.plan).toBe("month");
});

test("payment plans: another product's subscription is not the portal's", async () => {
  account.subscribed = { ...former, product: "prod_something_else" };
  expect(await provider.findSubscription("sub_1")).toBeNull();
});

test("payment plans: the lookup fails as unavailable while the prices can't be loaded", async () => {
  account.subscribed = former;
  account.sold = [];
  await expect(provider.findSubscription("sub_1")).rejects.toMatchObject({
    code: "payment.unavailable",
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaymentDouble } from "../../../../scripts/stack/payment/payment-double.ts";
import { createBuyers, order, pay } from "./payment-buyers.ts";
import {
  onPaymentPage,
  requireSubscription,
  startServiceWithProvider,
} from "./payment-provider.ts";
import type { TestService } from "../service.ts";

let service: TestService;
let double: PaymentDouble;

beforeAll(async () => {
  ({ service, double } = await startServiceWithProvider());
});
afterAll(async () => {
  await service.close();
  await double.close();
});

const { createBuyer, startCheckout, customerOf, entitlementsOf, expectStanding } = createBuyers(
  () => service,
);

describe("prices", () => {
  test("are the provider's, for both plans in both currencies, with its tax and payment methods", async () => {
    const answer = await service.app.inject({ method: "GET", url: pay("prices") });
    const vat = { percent: 8.1, isIncluded: true };
    const none = { amountCents: 0, percent: null, isIncluded: true };
    expect(answer.json()).toEqual({
      prices: [
        { plan: "month", currency: "chf", amountCents: 990, tax: { amountCents: 74, ...vat } },
        { plan: "month", currency: "brl", amountCents: 5990, tax: none },
        { plan: "year", currency: "chf", amountCents: 9900, tax: { amountCents: 742, ...vat } },
        { plan: "year", currency: "brl", amountCents: 59900, tax: none },
      ],
      methods: { chf: ["card", "twint"], brl: ["card", "pix"] },
      taxNumber: "CHE-000.000.000 MWST",
    });
  });
});

describe("checkout", () => {
  test("belongs to the buyer at the server's price, whatever else is sent", async () => {
    const buyer = await createBuyer();
    const forged = { price: "price_portal_free", amount: 1, customer: "cus_x", userId: "x" };
    const url = await startCheckout(buyer, {
      ...order,
      plan: "year",
      ...forged,
      client_reference_id: "somebody-else",
    });
    const checkout = double.state.checkouts.find(({ id }) => url.endsWith(id));
    expect(checkout).toMatchObject({
      plan: "year",
      currency: "chf",
      percentOff: 0,
      customer: await customerOf(buyer),
      clientReferenceId: buyer.id,
    });
    expect(checkout?.successUrl).toMatch(/^https:\/\/portal\.example\/pt-BR\/app\/membership\//);
  });

  test("returns the member with the closed page they came from, within the portal only", async () => {
    const buyer = await createBuyer();
    const back = "/pt-BR/app/tools/mortgage";
    const url = await startCheckout(buyer, { ...order, back });
    const checkout = double.state.checkouts.find(({ id }) => url.endsWith(id));
    expect(new URL(checkout?.successUrl ?? "").searchParams.get("back")).toBe(back);
    for (const wrong of ["https://evil.example/", "//evil.example", "/pt-BR/app/membership"]) {
      const body = { ...order, back: wrong };
      expect((await buyer.call("POST", "checkout", body, randomUUID())).statusCode).toBe(400);
    }
  });

  test("charges once for a call sent twenty times, and gives each the same answer", async () => {
    const buyer = await createBuyer();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => buyer.call("POST", "checkout", order, key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.json()))).size).toBe(1);
    const customer = await customerOf(buyer);
    expect(double.state.checkouts.filter((each) => each.customer === customer)).toHaveLength(1);
    const other = await buyer.call("POST", "checkout", { ...order, plan: "year" }, key);
    expect([other.statusCode, other.json()["code"]]).toEqual([422, "idempotency.other_body"]);
  });

  test("creates one customer for simultaneous requests, and leaves one checkout open", async () => {
    const buyer = await createBuyer();
    await Promise.all([startCheckout(buyer), startCheckout(buyer), startCheckout(buyer)]);
    await startCheckout(buyer);
    const customers = double.state.customers.filter(({ email }) => email === buyer.email);
    expect(customers).toHaveLength(1);
    const open = double.state.checkouts.filter(
      ({ customer, status }) => customer === customers[0]?.id && status === "open",
    );
    expect(open).toHaveLength(1);
  });

  test("accepts coupons of the provider and no others", async () => {
    const buyer = await createBuyer();
    const url = await startCheckout(buyer, { ...order, coupon: "bemvindo" });
    expect(double.state.checkouts.find(({ id }) => url.endsWith(id))?.percentOff).toBe(20);
    const wrong = { ...order, coupon: "NADA" };
    const refused = await buyer.call("POST", "checkout", wrong, randomUUID());
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { coupon: "payment.invalid_coupon" } });
  });

  test("left unpaid grants nothing, whatever calls its return address", async () => {
    const buyer = await createBuyer();
    const url = await startCheckout(buyer);
    const id = url.split("/").at(-1) ?? "";
    expect((await buyer.call("GET", `checkout/${id}`)).json()).toEqual({ state: "open" });
    expect(await onPaymentPage(url, { do: "leave" })).toContain("/membership/return");
    expect((await buyer.call("GET", `checkout/${id}`)).json()).toEqual({ state: "open" });
    const stranger = await createBuyer();
    expect((await stranger.call("GET", `checkout/${id}`)).statusCode).toBe(404);
    expect(entitlementsOf(buyer)).toEqual([]);
  });

  async function comeBackBeforeTheMoney() {
    const buyer = await createBuyer();
    const url = await startCheckout(buyer);
    await onPaymentPage(url, { do: "pay-later", method: "twint" });
    const id = url.split("/").at(-1) ?? "";
    const stateOf = async () => (await buyer.call("GET", `checkout/${id}`)).json()["state"];
    expect(await stateOf()).toBe("pending");
    expect(entitlementsOf(buyer)).toEqual([]);
    const isPending = async () => (await buyer.call("GET", "membership")).json()["isPending"];
    expect(await isPending()).toBe(true);
    const again = await buyer.call("POST", "checkout", order, randomUUID());
    expect([again.statusCode, again.json()["code"]]).toEqual([409, "payment.pending"]);
    return {
      buyer,
      stateOf,
      isPending,
      subscription: requireSubscription(double, await customerOf(buyer)),
    };
  }

  test("left open in another tab expires when the member has paid", async () => {
    const { buyer, other } = await openTwo();
    double.billing.complete(other.paid, "card");
    await expectStanding(buyer, { status: "active" });
    expect(other.left.status).toBe("expired");
  });

  test("paid beside a running subscription is refunded and reported, and revokes nothing", async () => {
    const { buyer, other } = await openTwo();
    double.deliveries.hold();
    const both = [other.paid, other.left].map((each) => double.billing.complete(each, "card"));
    await double.deliveries.release({ copies: 2, parallel: 2, isShuffled: true });
    const subjects = () =>
      service.smtp.received.flatMap(({ to, subject }) => (to.includes(buyer.email) ? subject : []));
    await expect.poll(subjects, { timeout: 20_000 }).toContain("Devolvemos um pagamento em dobro");
    expect(subjects().sort()).toEqual([
      "Devolvemos um pagamento em dobro",
      "Recebemos o seu pagamento",
    ]);
    const stored = both.find(({ status }) => status === "active");
    const second = both.find(({ status }) => status === "canceled");
    const refunded = double.state.invoices.filter(({ isRefunded }) => isRefunded);
    expect(refunded.map(({ subscription }) => subscription)).toEqual([second?.id]);
    expect(entitlementsOf(buyer)).toMatchObject([{ providerRef: stored?.id, status: "active" }]);
    for (const { id } of [other.paid, other.left]) {
      const state = async () => (await buyer.call("GET", `checkout/${id}`)).json()["state"];
      await expect.poll(state, { timeout: 20_000 }).toBe("paid");
    }
  });

  /** Opens two checkouts at the same moment, as two tabs can. */
  async function openTwo() {
    const buyer = await createBuyer();
    const url = await startCheckout(buyer);
    const paid = double.state.checkouts.find(({ id }) => url.endsWith(id));
    if (!paid) throw new Error("There is no checkout");
    const left = { ...paid, id: `${paid.id}b`, metadata: { ...paid.metadata, key: randomUUID() } };
    double.state.checkouts.push(left);
    return { buyer, other: { paid, left } };
  }

  test("with a delayed payment grants access when it arrives", async () => {
    const { buyer, stateOf, subscription } = await comeBackBeforeTheMoney();
    double.billing.applyPayment(subscription, true);
    await expectStanding(buyer, { status: "active" });
    await expect.poll(stateOf, { interval: 50, timeout: 20_000 }).toBe("paid");
  });

  test("with a missing payment has failed, and can be tried again", async () => {
    const { buyer, stateOf, isPending, subscription } = await comeBackBeforeTheMoney();
    double.billing.applyPayment(subscription, false);
    await expect.poll(stateOf, { interval: 50, timeout: 20_000 }).toBe("failed");
    expect(entitlementsOf(buyer)).toEqual([]);
    expect(await isPending()).toBe(false);
    await startCheckout(buyer);
  });

  test("whose payment the provider silently abandoned has failed", async () => {
    const { stateOf, subscription } = await comeBackBeforeTheMoney();
    subscription.status = "incomplete_expired";
    expect(await stateOf()).toBe("failed");
  });

  test("is refused without its own key and without a member", async () => {
    const buyer = await createBuyer();
    expect((await buyer.call("POST", "checkout", order)).statusCode).toBe(400);
    const guest = { method: "POST" as const, url: pay("checkout"), payload: order };
    expect((await service.app.inject(guest)).statusCode).toBe(401);
  });
});

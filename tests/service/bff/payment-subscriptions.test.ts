import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PaymentProvider } from "../../../bff/modules/payments/provider.ts";
import type { PaymentDouble } from "../../../scripts/stack/payment-double.ts";
import { createBuyers, order } from "./payment-buyers.ts";
import {
  onPaymentPage,
  requireSubscription,
  startServiceWithProvider,
} from "./payment-provider.ts";
import type { TestService } from "./service.ts";

const dayMs = 24 * 3_600_000;
let service: TestService;
let double: PaymentDouble;
let provider: PaymentProvider;

beforeAll(async () => {
  ({ service, double, provider } = await startServiceWithProvider());
});
afterAll(async () => {
  await service.close();
  await double.close();
});

const { createBuyer, signIn, startCheckout, customerOf, entitlementsOf, expectStanding } =
  createBuyers(() => service);

async function createMember(wish: object = order) {
  const buyer = await createBuyer();
  const url = await startCheckout(buyer, wish);
  await onPaymentPage(url, { do: "pay", method: "card" });
  await expectStanding(buyer, { status: "active" });
  await service.smtp.next(buyer.email);
  return { buyer, subscription: requireSubscription(double, await customerOf(buyer)) };
}

describe("a subscription", () => {
  it("paid gives the entitlement, one mail with the tax, and the way to change it", async () => {
    const buyer = await createBuyer();
    const url = await startCheckout(buyer, { ...order, plan: "year", currency: "brl" });
    const back = await onPaymentPage(url, { do: "pay", method: "pix" });
    await expectStanding(buyer, {
      source: "stripe",
      plan: "year",
      status: "active",
      currency: "BRL",
      amountCents: 59_900,
    });
    const mail = await service.smtp.next(buyer.email);
    expect(mail.subject).toBe("Recebemos o seu pagamento");
    expect(mail.text).toContain("R$ 599,00");
    const id = new URL(back ?? "").searchParams.get("checkout") ?? "";
    expect((await buyer.call("GET", `checkout/${id}`)).json()).toEqual({ state: "paid" });
    expect((await buyer.call("GET", "membership")).json()).toMatchObject({
      subscription: { state: "active", plan: "year", currency: "brl", paymentMethod: "pix" },
      others: [],
    });
    const { receipts } = (await buyer.call("GET", "receipts")).json();
    expect(receipts).toMatchObject([{ status: "paid", amountCents: 59_900 }]);
    const again = await buyer.call("POST", "checkout", order, randomUUID());
    expect(again.json()["code"]).toBe("payment.already_member");
  });

  it("cancelled keeps the access to the period's end, and can be taken back until then", async () => {
    const { buyer, subscription } = await createMember();
    const end = new Date(subscription.periodEnd * 1_000).toISOString();
    const cancelled = await buyer.call("POST", "cancel");
    expect(cancelled.json()["subscription"]).toMatchObject({ state: "cancelled", periodEnd: end });
    await expectStanding(buyer, { status: "cancelled", validUntil: end });
    expect((await service.smtp.next(buyer.email)).subject).toBe("Sua assinatura foi cancelada");
    await buyer.call("POST", "undo-cancel");
    await expectStanding(buyer, { status: "active" });
    await buyer.call("POST", "cancel");
    double.billing.advanceToRenewal(subscription);
    await expectStanding(buyer, { status: "expired" });
    const subjects = () =>
      service.smtp.received.flatMap(({ to, subject }) => (to.includes(buyer.email) ? subject : []));
    await expect.poll(subjects, { timeout: 20_000 }).toContain("Sua assinatura terminou");
    expect((await buyer.call("POST", "cancel")).json()["code"]).toBe("payment.no_subscription");
  });

  it("whose card fails has seven days, is told on day 0, 5 and 7, and loses nothing but access", async () => {
    const { buyer, subscription } = await createMember();
    double.billing.setDeclined(subscription, true);
    double.billing.advanceToRenewal(subscription);
    await expectStanding(buyer, { status: "grace" });
    const [granted] = entitlementsOf(buyer);
    const failedAt = new Date(granted?.validUntil ?? 0).getTime();
    expect(new Date(granted?.graceUntil ?? 0).getTime()).toBe(failedAt + 7 * dayMs);
    expect((await service.smtp.next(buyer.email)).text).toContain("mais sete dias");
    const begun = service.clock.now;
    const grace = (await buyer.call("GET", "grace")).json();
    expect(grace).toEqual({ graceUntil: granted?.graceUntil });
    for (const [day, words, status] of [
      [5, "Faltam dois dias", "grace"],
      [7, "voltou ao plano grátis", "expired"],
    ] as const) {
      service.clock.now = new Date(failedAt + day * dayMs + 60_000);
      await service.jobs.send("payments.due", {}, service.database.db);
      const mail = await service.smtp.next(buyer.email);
      expect(mail.text).toContain(words);
      await expectStanding(buyer, { status });
    }
    const overview = await (await signIn(buyer)).call("GET", "membership");
    expect(overview.json()["subscription"]).toMatchObject({ state: "unpaid" });
    service.clock.now = begun;
    double.billing.replaceCard(subscription);
    await expectStanding(buyer, { status: "active" });
    const { rows } = await service.database.pool.query(
      "select dedupe_key from mails where user_id = $1 and template = 'payment_failed'",
      [buyer.id],
    );
    expect(rows).toHaveLength(3);
  });

  it("in trouble ends at once when it is cancelled, and can be bought anew", async () => {
    const { buyer, subscription } = await createMember();
    double.billing.setDeclined(subscription, true);
    double.billing.advanceToRenewal(subscription);
    const graceEnd = async () => (await buyer.call("GET", "grace")).json()["graceUntil"];
    await expect.poll(graceEnd, { timeout: 20_000 }).toEqual(expect.any(String));
    expect((await buyer.call("POST", "cancel")).json()["subscription"]).toMatchObject({
      state: "expired",
    });
    expect(subscription.status).toBe("canceled");
    await startCheckout(buyer);
  });

  it("whose webhooks never came is found by the nightly look at the provider's books", async () => {
    const buyer = await createBuyer();
    double.deliveries.hold();
    await onPaymentPage(await startCheckout(buyer), { do: "pay", method: "twint" });
    expect(entitlementsOf(buyer)).toEqual([]);
    await service.jobs.send("payments.reconcile", {}, service.database.db);
    await expectStanding(buyer, { status: "active" });
    await double.deliveries.release({ copies: 1, parallel: 1, isShuffled: false });
  });

  it("ends when the member leaves the provider's books", async () => {
    const { buyer, subscription } = await createMember();
    const answer = await buyer.call("POST", "portal", { start: "card", returnTo: "account" });
    expect(answer.json()["url"]).toMatch(/\/portal\/bps_/);
    const customer = await customerOf(buyer);
    await provider.deleteCustomer(customer);
    expect(double.state.customers.find(({ id }) => id === customer)).toBeUndefined();
    expect(subscription.status).toBe("canceled");
    await expectStanding(buyer, { status: "expired" });
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { PaymentProvider } from "../../../../bff/modules/account/billing/payments/provider.ts";
import type { PaymentDouble } from "../../../../scripts/stack/payment/payment-double.ts";
import { createBuyers, order } from "./payment-buyers.ts";
import {
  onPaymentPage,
  requireSubscription,
  startServiceWithProvider,
} from "./payment-provider.ts";
import type { TestService } from "../service.ts";

const overviewShape = z.object({
  subscription: z.object({ plan: z.string(), nextPlan: z.string().nullable() }),
});
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

describe("subscription", () => {
  test("that is paid gives the entitlement, one mail with the tax, and a link to manage it", async () => {
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

  test("that is cancelled keeps access until the period ends, and can be resumed until then", async () => {
    const { buyer, subscription } = await createMember();
    const end = new Date(subscription.periodEnd * 1_000).toISOString();
    const cancelled = await buyer.call("POST", "cancel");
    expect(cancelled.json()["subscription"]).toMatchObject({ state: "cancelled", periodEnd: end });
    await expectStanding(buyer, { status: "cancelled", validUntil: end });
    expect((await service.smtp.next(buyer.email)).subject).toBe("Sua assinatura foi cancelada");
    await buyer.call("POST", "undo-cancel");
    expect((await service.smtp.next(buyer.email)).subject).toBe("Sua assinatura continua");
    await expectStanding(buyer, { status: "active" });
    await buyer.call("POST", "cancel");
    double.billing.advanceToRenewal(subscription);
    await expectStanding(buyer, { status: "expired" });
    const subjects = () =>
      service.smtp.received.flatMap(({ to, subject }) => (to.includes(buyer.email) ? subject : []));
    await expect.poll(subjects, { timeout: 20_000 }).toContain("Sua assinatura terminou");
    expect((await buyer.call("POST", "cancel")).json()["code"]).toBe("payment.no_subscription");
  });

  test("in francs includes the provider's tax on mail and receipt, with rate and number", async () => {
    const buyer = await createBuyer();
    await onPaymentPage(await startCheckout(buyer), { do: "pay", method: "card" });
    const mail = await service.smtp.next(buyer.email);
    expect(mail.text).toContain("CHF 0.74 (8,1%)");
    expect(mail.text).toContain("CHE-000.000.000 MWST");
    const { receipts } = (await buyer.call("GET", "receipts")).json();
    expect(receipts).toMatchObject([
      { taxCents: 74, taxPercent: 8.1, taxNumber: "CHE-000.000.000 MWST" },
    ]);
  });

  async function onPortalPage(buyer: Awaited<ReturnType<typeof createBuyer>>, wish: string) {
    const answer = (await buyer.call("POST", "portal", {})).json();
    await onPaymentPage(z.object({ url: z.url() }).parse(answer).url, { do: wish });
  }

  const paidCents = ({ id }: { id: string }) =>
    double.state.invoices.flatMap(({ subscription, totalCents }) =>
      subscription === id ? [totalCents] : [],
    );

  const changeOf = async (buyer: Awaited<ReturnType<typeof createBuyer>>) => {
    const { subscription } = overviewShape.parse((await buyer.call("GET", "membership")).json());
    return [subscription.plan, subscription.nextPlan];
  };

  test("per year becomes monthly when the year is over, without an earlier charge", async () => {
    const { buyer, subscription } = await createMember({ ...order, plan: "year" });
    await onPortalPage(buyer, "month");
    await expect.poll(() => changeOf(buyer), { timeout: 20_000 }).toEqual(["year", "month"]);
    expect(paidCents(subscription)).toEqual([9_900]);
    double.billing.advanceToRenewal(subscription);
    await expect.poll(() => changeOf(buyer), { timeout: 20_000 }).toEqual(["month", null]);
    expect(paidCents(subscription)).toEqual([9_900, 990]);
  });

  test("with a pending change can be kept unchanged, and cancelled", async () => {
    const { buyer, subscription } = await createMember({ ...order, plan: "year" });
    await onPortalPage(buyer, "month");
    await expect.poll(() => changeOf(buyer), { timeout: 20_000 }).toEqual(["year", "month"]);
    await onPortalPage(buyer, "year");
    await expect.poll(() => changeOf(buyer), { timeout: 20_000 }).toEqual(["year", null]);
    await onPortalPage(buyer, "month");
    await expect.poll(() => changeOf(buyer), { timeout: 20_000 }).toEqual(["year", "month"]);
    const cancelled = await buyer.call("POST", "cancel");
    expect(cancelled.json()["subscription"]).toMatchObject({ state: "cancelled", nextPlan: null });
    expect(subscription.cancelAtPeriodEnd).toBe(true);
  });

  test("per month becomes yearly at once, less the rest of the month", async () => {
    const { buyer, subscription } = await createMember();
    double.billing.advance(subscription, 15 * double.billing.daySeconds);
    await onPortalPage(buyer, "year");
    await expect.poll(() => changeOf(buyer), { timeout: 20_000 }).toEqual(["year", null]);
    const [, second = 0] = paidCents(subscription);
    expect(second).toBeGreaterThan(9_900 - 990);
    expect(second).toBeLessThan(9_900);
    const { configurations } = double.state;
    expect(configurations).toHaveLength(1);
    expect(configurations[0]).toMatchObject({ isShorterLater: true });
  });

  test("with a failing card has seven days, is notified on day 0, 5 and 7, and loses access only", async () => {
    const { buyer, subscription } = await createMember();
    double.billing.setDeclined(subscription, true);
    double.billing.advanceToRenewal(subscription);
    await expectStanding(buyer, { status: "grace" });
    const [granted] = entitlementsOf(buyer);
    const failedAt = new Date(granted?.validUntil ?? 0).getTime();
    expect(new Date(granted?.graceUntil ?? 0).getTime()).toBe(failedAt + 7 * dayMs);
    expect((await service.smtp.next(buyer.email)).text).toContain("mais sete dias");
    const started = service.clock.now;
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
    service.clock.now = started;
    double.billing.replaceCard(subscription);
    await expectStanding(buyer, { status: "active" });
    const { rows } = await service.database.pool.query(
      "select dedupe_key from mails where user_id = $1 and template = 'payment_failed'",
      [buyer.id],
    );
    expect(rows).toHaveLength(3);
  });

  test("with a failed payment ends at once when cancelled, and can be bought again", async () => {
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

  test("without webhooks is found by the nightly comparison with the provider", async () => {
    const buyer = await createBuyer();
    double.deliveries.hold();
    await onPaymentPage(await startCheckout(buyer), { do: "pay", method: "twint" });
    expect(entitlementsOf(buyer)).toEqual([]);
    await service.jobs.send("payments.reconcile", {}, service.database.db);
    await expectStanding(buyer, { status: "active" });
    await double.deliveries.release({ copies: 1, parallel: 1, isShuffled: false });
  });

  test("ends when the provider deletes the customer", async () => {
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

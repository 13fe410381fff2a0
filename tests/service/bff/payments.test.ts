import { createHmac, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PaymentProvider } from "../../../bff/modules/payments/provider.ts";
import type { User } from "../../../bff/modules/users/user.ts";
import type { PaymentDouble } from "../../../scripts/stack/payment-double.ts";
import {
  onPaymentPage,
  requireSubscription,
  startProvider,
  webhookSecret,
} from "./payment-provider.ts";
import { bearer, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";

const dayMs = 24 * 3_600_000;
let service: TestService;
let double: PaymentDouble;
let provider: PaymentProvider;

beforeAll(async () => {
  const started = await startProvider();
  ({ double, provider } = started);
  service = await startTestService({ paymentProvider: provider });
  // The provider's clock is the real one.
  service.clock.now = new Date();
  await service.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = service.app.server.address() as AddressInfo;
  started.receiver.url = `http://127.0.0.1:${port}/webhooks/stripe`;
});
afterAll(async () => {
  await service.close();
  await double.close();
});

interface Buyer extends User {
  call(method: "GET" | "POST", path: string, payload?: object, key?: string): Promise<Answered>;
}
type Answered = { statusCode: number; json(): Record<string, never>; headers: object };

const pay = (path: string) => `/api/payments/v1/${path}`;
const order = { plan: "month", currency: "chf" };

const createBuyer = async (): Promise<Buyer> => signIn(await service.createMember());

async function signIn(user: User): Promise<Buyer> {
  const { accessToken } = await service.login(user.email);
  return {
    ...user,
    call: (method, path, payload, key) =>
      service.app.inject({
        method,
        url: pay(path),
        headers: { ...bearer(accessToken), ...(key && { "idempotency-key": key }) },
        ...(payload && { payload }),
      }) as unknown as Promise<Answered>,
  };
}

async function startCheckout(buyer: Buyer, wish: object = order): Promise<string> {
  const answer = await buyer.call("POST", "checkout", wish, randomUUID());
  expect(answer.statusCode, JSON.stringify(answer.json())).toBe(200);
  return answer.json()["url"] as unknown as string;
}

async function customerOf({ id }: User): Promise<string> {
  const { rows } = await service.database.pool.query<{ payment_customer_id: string }>(
    "select payment_customer_id from users where id = $1",
    [id],
  );
  return rows[0]?.payment_customer_id ?? "";
}

const entitlementsOf = ({ directusUserId }: User) =>
  service.directus.entitlements.filter(({ user }) => user === directusUserId);

async function expectStanding({ directusUserId }: User, expected: object): Promise<void> {
  const standing = () =>
    service.directus.entitlements.find(({ user }) => user === directusUserId) ?? null;
  await expect.poll(standing, { interval: 50, timeout: 20_000 }).toMatchObject(expected);
}

async function createMember(wish: object = order) {
  const buyer = await createBuyer();
  const url = await startCheckout(buyer, wish);
  await onPaymentPage(url, { do: "pay", method: "card" });
  await expectStanding(buyer, { status: "active" });
  await service.smtp.next(buyer.email);
  return { buyer, subscription: requireSubscription(double, await customerOf(buyer)) };
}

describe("prices", () => {
  it("are the provider's, for both plans in both currencies", async () => {
    const answer = await service.app.inject({ method: "GET", url: pay("prices") });
    expect(answer.json()).toEqual({
      prices: [
        { plan: "month", currency: "chf", amountCents: 990 },
        { plan: "month", currency: "brl", amountCents: 5990 },
        { plan: "year", currency: "chf", amountCents: 9900 },
        { plan: "year", currency: "brl", amountCents: 59900 },
      ],
    });
  });
});

describe("a checkout", () => {
  it("is the buyer's own at the server's price, whatever else is sent", async () => {
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

  it("pays once for a call sent twenty times, and answers each the same", async () => {
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

  it("makes one customer of wishes that come at once, and leaves one checkout open", async () => {
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

  it("takes coupons of the provider and no others", async () => {
    const buyer = await createBuyer();
    const url = await startCheckout(buyer, { ...order, coupon: "bemvindo" });
    expect(double.state.checkouts.find(({ id }) => url.endsWith(id))?.percentOff).toBe(20);
    const wrong = { ...order, coupon: "NADA" };
    const refused = await buyer.call("POST", "checkout", wrong, randomUUID());
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { coupon: "payment.invalid_coupon" } });
  });

  it("left unpaid grants nothing, however its return address is called", async () => {
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
    return { buyer, stateOf, subscription: requireSubscription(double, await customerOf(buyer)) };
  }

  it("left open in another tab ends when the member has paid", async () => {
    const { buyer, other } = await openTwo();
    double.billing.complete(other.paid, "card");
    await expectStanding(buyer, { status: "active" });
    expect(other.left.status).toBe("expired");
  });

  it("paid beside a running subscription is given back, told of, and takes nothing away", async () => {
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
    const kept = both.find(({ status }) => status === "active");
    const second = both.find(({ status }) => status === "canceled");
    const refunded = double.state.invoices.filter(({ isRefunded }) => isRefunded);
    expect(refunded.map(({ subscription }) => subscription)).toEqual([second?.id]);
    expect(entitlementsOf(buyer)).toMatchObject([{ providerRef: kept?.id, status: "active" }]);
    for (const { id } of [other.paid, other.left]) {
      const state = async () => (await buyer.call("GET", `checkout/${id}`)).json()["state"];
      await expect.poll(state, { timeout: 20_000 }).toBe("paid");
    }
  });

  /** As two tabs can, at the same moment. */
  async function openTwo() {
    const buyer = await createBuyer();
    const url = await startCheckout(buyer);
    const paid = double.state.checkouts.find(({ id }) => url.endsWith(id));
    if (!paid) throw new Error("There is no checkout");
    const left = { ...paid, id: `${paid.id}b`, metadata: { ...paid.metadata, key: randomUUID() } };
    double.state.checkouts.push(left);
    return { buyer, other: { paid, left } };
  }

  it("whose money comes later opens then", async () => {
    const { buyer, stateOf, subscription } = await comeBackBeforeTheMoney();
    double.billing.settle(subscription, true);
    await expectStanding(buyer, { status: "active" });
    await expect.poll(stateOf, { interval: 50, timeout: 20_000 }).toBe("paid");
  });

  it("whose money never comes has failed, and can be tried anew", async () => {
    const { buyer, stateOf, subscription } = await comeBackBeforeTheMoney();
    double.billing.settle(subscription, false);
    await expect.poll(stateOf, { interval: 50, timeout: 20_000 }).toBe("failed");
    expect(entitlementsOf(buyer)).toEqual([]);
    await startCheckout(buyer);
  });

  it("whose payment the provider gave up without a word has failed", async () => {
    const { stateOf, subscription } = await comeBackBeforeTheMoney();
    subscription.status = "incomplete_expired";
    expect(await stateOf()).toBe("failed");
  });

  it("is refused without a key of its own and without a member", async () => {
    const buyer = await createBuyer();
    expect((await buyer.call("POST", "checkout", order)).statusCode).toBe(400);
    const guest = { method: "POST" as const, url: pay("checkout"), payload: order };
    expect((await service.app.inject(guest)).statusCode).toBe(401);
  });
});

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

describe("a delivery", () => {
  const event = (overrides: object = {}) =>
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: "event",
      type: "customer.subscription.updated",
      created: 1_790_000_000,
      data: { object: { object: "subscription", id: "sub_unknown" } },
      ...overrides,
    });
  const nowSeconds = () => Math.floor(service.clock.now.getTime() / 1_000);
  const sign = (body: string, time: number, secret = webhookSecret) =>
    createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const deliver = (body: string, signature: string | null) =>
    service.app.inject({
      method: "POST",
      url: "/webhooks/stripe",
      payload: body,
      headers: {
        "content-type": "application/json",
        ...(signature !== null && { "stripe-signature": signature }),
      },
    });

  it("counts once by its id, within 300 s before and after", async () => {
    const body = event();
    for (const time of [nowSeconds() - 298, nowSeconds(), nowSeconds() + 298]) {
      const answer = await deliver(body, `t=${time},v1=${sign(body, time)}`);
      expect(answer.statusCode).toBe(204);
    }
    const { rows } = await service.database.pool.query(
      "select count(*)::int as n from payment_events where id = $1",
      [(JSON.parse(body) as { id: string }).id],
    );
    expect(rows[0]).toEqual({ n: 1 });
  });

  it.each<[string, (body: string, now: number) => string | null]>([
    ["without a signature", () => null],
    ["signed with another secret", (body, now) => `t=${now},v1=${sign(body, now, "whsec_x")}`],
    ["whose body was changed", (body, now) => `t=${now},v1=${sign(`${body} `, now)}`],
    ["signed 301 s ago", (body, now) => `t=${now - 301},v1=${sign(body, now - 301)}`],
    ["signed 301 s ahead", (body, now) => `t=${now + 301},v1=${sign(body, now + 301)}`],
    ["signed by an older scheme alone", (body, now) => `t=${now},v0=${sign(body, now)}`],
    ["without a time", (body, now) => `v1=${sign(body, now)}`],
    ["whose time was changed", (body, now) => `t=${now + 1},v1=${sign(body, now)}`],
    ["with a garbled header", () => "t=,v1=,,=;%00"],
  ])("%s is refused with 400 and leaves nothing", async (_, signatureOf) => {
    const body = event();
    const answer = await deliver(body, signatureOf(body, nowSeconds()));
    expect([answer.statusCode, answer.json().code]).toEqual([400, "payment.invalid_signature"]);
    const { rows } = await service.database.pool.query(
      "select 1 from payment_events where id = $1",
      [(JSON.parse(body) as { id: string }).id],
    );
    expect(rows).toEqual([]);
  });

  it("larger than 256 kB is not read", async () => {
    const body = event({ padding: "x".repeat(262_144) });
    const answer = await deliver(body, `t=${nowSeconds()},v1=${sign(body, nowSeconds())}`);
    expect(answer.statusCode).toBe(413);
  });
});

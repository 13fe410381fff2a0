import { describe, expect, test } from "vitest";
import {
  findAccess,
  findPriceLabel,
  findReturnState,
  loadOffer,
  sendMembershipForm,
} from "~/features/membership/membership.server";
import { createJsonClient } from "~/http/json-client.server";
import { createPaymentsApi } from "~/service/payments-api.server";
import { startLocalServer } from "../../../../support/local-server";

type Call = { method: string; path: string; key: string | undefined; body: unknown };

/** The service as the app sees it: one response per address. */
async function serviceAnswering(answers: Record<string, [status: number, body: object]>) {
  const calls: Call[] = [];
  const url = await startLocalServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const path = (request.url ?? "").replace("/api/payments/v1/", "");
      const key = request.headers["idempotency-key"] as string | undefined;
      const body: unknown = text === "" ? null : JSON.parse(text);
      calls.push({ method: request.method ?? "", path, key, body });
      const [status, answer] = answers[path] ?? [404, { code: "not_found" }];
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
  return {
    payments: createPaymentsApi({
      send: createJsonClient(url),
      internalKey: "internal",
      bearer: "token",
    }),
    calls,
  };
}

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const order = {
  intent: "buy",
  plan: "month",
  currency: "chf",
  coupon: " BEMVINDO ",
  formKey: "6f0a5a1c-6a9c-4c8e-8f62-9d8f7d8f7d8f",
};

describe("membership purchase", () => {
  test("sends plan, currency and coupon, and ignores forged fields", async () => {
    const url = "https://checkout.example/1";
    const { payments, calls } = await serviceAnswering({ checkout: [200, { url }] });
    const forged = { ...order, price: "1", amountCents: "1", userId: "x", returnTo: "evil" };
    const sent = await sendMembershipForm(payments, formOf(forged));
    expect(sent).toEqual({
      answer: {
        intent: "buy",
        isDone: true,
        lastResult: null,
        failure: null,
        leave: { url, isPortal: false },
      },
      returnTo: "membership",
    });
    expect(calls[0]?.body).toEqual({
      plan: "month",
      currency: "chf",
      coupon: "BEMVINDO",
      returnTo: "membership",
    });
  });

  test("sends the page that the member came from", async () => {
    const { payments, calls } = await serviceAnswering({ checkout: [200, { url: "https://x" }] });
    await sendMembershipForm(payments, formOf(order), "/pt-BR/app/tools/mortgage");
    expect(calls[0]?.body).toMatchObject({ back: "/pt-BR/app/tools/mortgage" });
  });

  test("uses one idempotency key per form and choice", async () => {
    const { payments, calls } = await serviceAnswering({ checkout: [200, { url: "https://x" }] });
    for (const plan of ["month", "month", "year"]) {
      await sendMembershipForm(payments, formOf({ ...order, plan }));
    }
    const [first, second, third] = calls.map(({ key }) => key);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test.each([
    [503, "payment.unavailable", { isDone: false, failure: { code: "unavailable" } }],
    [409, "payment.already_member", { isDone: false, failure: { code: "already" } }],
    [400, "payment.invalid_coupon", { failure: null, lastResult: { status: "error" } }],
  ])("maps response %i %s", async (status, code, answer) => {
    const { payments } = await serviceAnswering({ checkout: [status, { code }] });
    const sent = await sendMembershipForm(payments, formOf(order));
    expect(sent.answer).toMatchObject(answer);
  });

  test("names missing fields", async () => {
    const { payments, calls } = await serviceAnswering({});
    const sent = await sendMembershipForm(payments, formOf({ intent: "buy" }));
    expect(sent.answer).toMatchObject({
      isDone: false,
      lastResult: { error: { plan: ["Escolha o plano."], currency: ["Escolha a moeda."] } },
    });
    expect(calls).toEqual([]);
  });
});

describe("membership offer", () => {
  test.each([
    [503, { code: "payment.unavailable" }, null],
    [409, { code: "payment.not_sold" }, "closed"],
    [200, { prices: [], methods: { chf: [], brl: [] }, taxNumber: null }, null],
  ])("for response %i %o is %s", async (status, body, sale) => {
    const { payments } = await serviceAnswering({ prices: [status, body] });
    expect((await loadOffer(payments)).sale).toBe(sale);
  });
});

describe("membership price line", () => {
  test("shows both plans in each currency that has both", async () => {
    const prices = [
      { plan: "month", currency: "chf", amountCents: 990, tax: null },
      { plan: "year", currency: "chf", amountCents: 9900, tax: null },
      { plan: "month", currency: "brl", amountCents: 5990, tax: null },
    ];
    const { payments } = await serviceAnswering({
      prices: [200, { prices, methods: { chf: [], brl: [] }, taxNumber: null }],
    });
    const label = await findPriceLabel(payments);
    expect(label?.replaceAll("\u00a0", " ")).toBe("CHF 9.90 por mês ou CHF 99.00 por ano");
  });

  test("is null while the provider is unavailable", async () => {
    const { payments } = await serviceAnswering({ prices: [503, { code: "payment.unavailable" }] });
    expect(await findPriceLabel(payments)).toBeNull();
  });
});

describe("return from the payment provider", () => {
  test.each([
    [200, { state: "paid" }, "paid"],
    [200, { state: "pending" }, "pending"],
    [404, { code: "not_found" }, "failed"],
    [503, { code: "payment.unavailable" }, "unknown"],
  ])("with response %i %o is %s", async (status, body, state) => {
    const { payments, calls } = await serviceAnswering({ "checkout/cs_1": [status, body] });
    expect(await findReturnState(payments, "cs_1")).toBe(state);
    expect(calls.every(({ method }) => method === "GET")).toBe(true);
  });

  test("without a checkout counts as not paid", async () => {
    const { payments } = await serviceAnswering({});
    expect(await findReturnState(payments, null)).toBe("open");
  });
});

describe("access of a member who did not pay", () => {
  const periodEnd = "2027-03-15T12:00:00.000Z";
  const bought = {
    ...{ plan: "month", nextPlan: null, currency: "chf", amountCents: 900 },
    ...{ paymentMethod: null, periodEnd, graceUntil: null },
  };
  const youtube = { source: "youtube", validUntil: null };
  test.each([
    ["active", [], { until: null }],
    ["cancelled", [], { until: periodEnd }],
    ["cancelled", [youtube], { until: null }],
    ["expired", [], null],
    ["expired", [{ ...youtube, validUntil: periodEnd }], { until: periodEnd }],
  ])("with a subscription that is %s and others %j is %j", async (state, others, access) => {
    const overview = { subscription: { ...bought, state }, isPending: false, others };
    const { payments } = await serviceAnswering({ membership: [200, overview] });
    expect(await findAccess(payments)).toEqual(access);
  });
});

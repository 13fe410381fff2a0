import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import type { PaymentDouble } from "../../../../scripts/stack/payment/payment-double.ts";
import { createCmsPrivacyDouble } from "../doubles/cms-privacy-double.ts";
import { onPaymentPage, requireSubscription, startProvider } from "./payment-provider.ts";
import { bearer, password, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
let double: PaymentDouble;

beforeAll(async () => {
  const started = await startProvider();
  ({ double } = started);
  service = await startTestService({
    paymentProvider: started.provider,
    cmsPrivacy: createCmsPrivacyDouble(),
  });
  // The provider uses real time.
  service.clock.now = new Date();
  await service.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = service.app.server.address() as AddressInfo;
  started.receiver.url = `http://127.0.0.1:${port}/webhooks/stripe`;
});
afterAll(async () => {
  await service.close();
  await double.close();
});

async function rows(statement: string, ...values: unknown[]) {
  return (await service.database.pool.query(statement, values)).rows;
}

/** A member with a monthly subscription, and functions that act for them. */
async function subscriber() {
  const user: User = await service.createMember();
  const { accessToken } = await service.login(user.email);
  const call = (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
    service.app.inject({
      method,
      url,
      headers: { ...bearer(accessToken), "idempotency-key": crypto.randomUUID() },
      ...(payload && { payload }),
    });
  const order = { plan: "month", currency: "chf" };
  const { url } = (await call("POST", "/api/payments/v1/checkout", order)).json<{ url: string }>();
  await onPaymentPage(url, { do: "pay", method: "card" });
  const known = () => rows("select 1 from subscriptions where user_id = $1", user.id);
  await expect.poll(async () => (await known()).length, { timeout: 20_000 }).toBe(1);
  const [row] = await rows("select payment_customer_id as id from users where id = $1", user.id);
  const customer = String(row.id);
  const isEnding = () => requireSubscription(double, customer).cancelAtPeriodEnd;
  const deletion = "/api/privacy/v1/deletion";
  return {
    user,
    isEnding,
    cancelMembership: () => call("POST", "/api/payments/v1/cancel"),
    wish: () => call("POST", deletion, { password, mode: "delete" }),
    takeBack: () => call("DELETE", deletion),
    read: () => call("GET", "/api/privacy/v1/overview"),
  };
}

const timeoutFactor = { interval: 50, timeout: 20_000 };

describe("deletion request", () => {
  test("stops the next charge at once, and cancelling it restores the renewal", async () => {
    const { user, isEnding, wish, takeBack } = await subscriber();
    expect((await wish()).statusCode).toBe(200);
    await expect.poll(isEnding, timeoutFactor).toBe(true);
    expect((await takeBack()).statusCode).toBe(204);
    await expect.poll(isEnding, timeoutFactor).toBe(false);
    const stored = "select stopped_renewals as ids from deletion_requests where user_id = $1";
    await expect.poll(() => rows(stored, user.id), timeoutFactor).toEqual([{ ids: [] }]);
  });

  test("follows the last action if request and cancellation come quickly", async () => {
    const { isEnding, wish, takeBack } = await subscriber();
    await wish();
    await takeBack();
    await wish();
    await expect.poll(isEnding, timeoutFactor).toBe(true);
    await takeBack();
    await expect.poll(isEnding, timeoutFactor).toBe(false);
  });

  test("that is cancelled restores no renewal that the member had ended before", async () => {
    const { user, isEnding, cancelMembership, wish, takeBack } = await subscriber();
    expect((await cancelMembership()).statusCode).toBe(200);
    expect(isEnding()).toBe(true);
    await wish();
    const stopped = "select stopped_renewals as ids from deletion_requests where user_id = $1";
    expect(await rows(stopped, user.id)).toEqual([{ ids: [] }]);
    await takeBack();
    const waiting =
      "select 1 from jobs.job where name = 'privacy-renewals' and state < 'completed'";
    await expect.poll(() => rows(waiting), timeoutFactor).toEqual([]);
    expect(isEnding()).toBe(true);
  });
});

describe("data held by service providers", () => {
  test("is shown and exported: receipts, and the id of the page views", async () => {
    const { user, read } = await subscriber();
    await rows(
      `insert into consent_records (id, user_id, kind, version, choice, given_at)
        values (gen_random_uuid(), $1, 'analytics', '1', 'accepted', $2)`,
      user.id,
      service.clock.now,
    );
    const { stores } = (await read()).json<{ stores: { id: string; rows: object[][] }[] }>();
    const shown = (store: string) => JSON.stringify(stores.find(({ id }) => id === store)?.rows);
    expect(shown("payment_receipts")).toContain("Pago em");
    expect(shown("payment_receipts")).toContain("9,90");
    expect(shown("analytics")).toContain(user.id);
  });
});

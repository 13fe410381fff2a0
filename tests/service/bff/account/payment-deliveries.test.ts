import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaymentDouble } from "../../../../scripts/stack/payment/payment-double.ts";
import { startServiceWithProvider, webhookSecret } from "./payment-provider.ts";
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

describe("payment webhook delivery", () => {
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

  test("counts once by its id, within 300 s before and after", async () => {
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

  test.each<[string, (body: string, now: number) => string | null]>([
    ["without a signature", () => null],
    ["signed with another secret", (body, now) => `t=${now},v1=${sign(body, now, "whsec_x")}`],
    ["whose body was changed", (body, now) => `t=${now},v1=${sign(`${body} `, now)}`],
    ["signed 301 s ago", (body, now) => `t=${now - 301},v1=${sign(body, now - 301)}`],
    ["signed 301 s ahead", (body, now) => `t=${now + 301},v1=${sign(body, now + 301)}`],
    ["signed by an older scheme alone", (body, now) => `t=${now},v0=${sign(body, now)}`],
    ["without a time", (body, now) => `v1=${sign(body, now)}`],
    ["whose time was changed", (body, now) => `t=${now + 1},v1=${sign(body, now)}`],
    ["with a garbled header", () => "t=,v1=,,=;%00"],
  ])("is refused with 400 and changes nothing: %s", async (_, signatureOf) => {
    const body = event();
    const answer = await deliver(body, signatureOf(body, nowSeconds()));
    expect([answer.statusCode, answer.json().code]).toEqual([400, "payment.invalid_signature"]);
    const { rows } = await service.database.pool.query(
      "select 1 from payment_events where id = $1",
      [(JSON.parse(body) as { id: string }).id],
    );
    expect(rows).toEqual([]);
  });

  test.each([
    "[]",
    "null",
    '"a"',
    "{}",
    event({ created: "x" }),
    event({ id: 1 }),
    event({ data: null }),
  ])("that is signed but is not an event is refused with 400: %s", async (body) => {
    const answer = await deliver(body, `t=${nowSeconds()},v1=${sign(body, nowSeconds())}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "validation_failed"]);
  });

  test("larger than 256 kB is not read", async () => {
    const body = event({ padding: "x".repeat(262_144) });
    const answer = await deliver(body, `t=${nowSeconds()},v1=${sign(body, nowSeconds())}`);
    expect(answer.statusCode).toBe(413);
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword, visitorWithPassword } from "./account/signup-visitor.ts";
import { bearer, password, startTestService } from "./service.ts";
import type { TestService } from "./service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Two equal parallel calls with one idempotency key. */
function sendTwice(url: string, headers: object, payload: object) {
  const key = { "idempotency-key": randomUUID() };
  const call = { method: "POST", url, headers: { ...headers, ...key }, payload } as const;
  return Promise.all([service.app.inject(call), service.app.inject(call)]);
}

async function count(statement: string, value: string): Promise<number> {
  return (await service.database.pool.query(statement, [value])).rows.length;
}

describe("request sent twice at once", () => {
  test("orders one export", async () => {
    const user = await service.createMember();
    const { accessToken } = await service.login(user.email);
    const answers = await sendTwice("/api/privacy/v1/exports", bearer(accessToken), {});
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(await count("select id from data_exports where user_id = $1", user.id)).toBe(1);
  });

  test("requests one change of e-mail", async () => {
    const user = await service.createMember();
    const { accessToken } = await service.login(user.email);
    const email = `nova-${user.email}`;
    const wish = { email, password };
    const answers = await sendTwice("/api/profile/v1/email-change", bearer(accessToken), wish);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(
      await count(
        "select id from mails where user_id = $1 and template = 'address_change_confirm'",
        user.id,
      ),
    ).toBe(1);
  });

  test("creates one account, and both answers log in", async () => {
    const { visitor, email } = await visitorWithPassword(service);
    const headers = {
      "x-portal-internal": service.keys.internal,
      "x-portal-client-address": visitor.address,
      "x-portal-signup": visitor.token,
    };
    const wish = { password: goodPassword };
    const answers = await sendTwice("/api/signup/v1/draft/account", headers, wish);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.body).toBe(answers[0]?.body);
    expect(await count("select id from users where email = $1", email)).toBe(1);
  });
});

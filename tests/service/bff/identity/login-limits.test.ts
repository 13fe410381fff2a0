import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { defaultLoginLimits } from "../../../../bff/modules/identity/sessions/login-limits.ts";
import { password, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;

beforeEach(async () => {
  service = await startTestService({ loginLimits: defaultLoginLimits });
});
afterEach(() => service.close());

function attempt(email: string, from: string, input = "errada", key = service.keys.internal) {
  return service.app.inject({
    method: "POST",
    url: "/api/users/v1/login",
    payload: { email, password: input },
    headers: { "x-portal-internal": key, "x-portal-client-address": from },
  });
}

async function failTimes(times: number, email: string, from: string): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    expect((await attempt(email, from)).statusCode).toBe(401);
  }
}

describe("failed logins", () => {
  test("are blocked after five for one account from one address, for at most an hour", async () => {
    const { email } = await service.createMember();
    await failTimes(5, email, "192.0.2.1");
    const answer = await attempt(email, "192.0.2.1", password);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ statusCode: 429, code: "rate_limited" });
    const waitSeconds = Number(answer.headers["retry-after"]);
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(900);
  });

  test("do not lock the owner out at another address", async () => {
    const { email } = await service.createMember();
    await failTimes(5, email, "192.0.2.1");
    for (let more = 0; more < 20; more += 1) {
      expect((await attempt(email, "192.0.2.1")).statusCode).toBe(429);
    }
    expect((await attempt(email, "198.51.100.7", password)).statusCode).toBe(200);
  });

  test("are blocked after ten for one account from many addresses", async () => {
    const { email } = await service.createMember();
    for (let host = 1; host <= 10; host += 1) await failTimes(1, email, `192.0.2.${host}`);
    expect((await attempt(email, "192.0.2.99", password)).statusCode).toBe(429);
  });

  test("are blocked after six a minute from one address, for any account", async () => {
    for (let time = 0; time < 6; time += 1) {
      await failTimes(1, `${randomUUID()}@example.com`, "192.0.2.1");
    }
    const { email } = await service.createMember();
    const answer = await attempt(email, "192.0.2.1", password);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await attempt(email, "192.0.2.2", password)).statusCode).toBe(200);
  });

  test("count one IPv6 household as one address", async () => {
    for (let host = 1; host <= 6; host += 1) {
      await failTimes(1, `${randomUUID()}@example.com`, `2001:db8:1:2::${host}`);
    }
    const unknown = `${randomUUID()}@example.com`;
    expect((await attempt(unknown, "2001:db8:1:2:ffff::1")).statusCode).toBe(429);
    expect((await attempt(unknown, "2001:db8:1:3::1")).statusCode).toBe(401);
  });

  test("are cleared for the account and address by a successful login", async () => {
    const { email } = await service.createMember();
    await failTimes(4, email, "192.0.2.1");
    expect((await attempt(email, "192.0.2.1", password)).statusCode).toBe(200);
    await failTimes(1, email, "192.0.2.1");
    expect((await attempt(email, "192.0.2.1", password)).statusCode).toBe(200);
  });

  test("ignore forwarded addresses without the internal key, and do not exempt loopback", async () => {
    for (let host = 1; host <= 6; host += 1) {
      const received = await attempt(
        `${randomUUID()}@example.com`,
        `192.0.2.${host}`,
        "x",
        "guessed",
      );
      expect(received.statusCode).toBe(401);
    }
    const last = await attempt(`${randomUUID()}@example.com`, "192.0.2.77", "x", "guessed");
    expect(last.statusCode).toBe(429);
  });

  test("sent all at once pass the limit by only a few", async () => {
    const { email } = await service.createMember();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => attempt(email, "192.0.2.1")),
    );
    const tried = answers.filter(({ statusCode }) => statusCode === 401).length;
    expect(tried).toBeGreaterThanOrEqual(5);
    expect(tried).toBeLessThanOrEqual(5 + 3);
  });

  test("do not count if they succeed", async () => {
    const { email } = await service.createMember();
    for (let time = 0; time < 12; time += 1) {
      expect((await attempt(email, "192.0.2.1", password)).statusCode).toBe(200);
    }
  });

  test("store neither e-mail nor address in the table", async () => {
    const { email } = await service.createMember();
    await failTimes(1, email, "192.0.2.1");
    const { rows } = await service.database.pool.query("select key from rate_limits");
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|192\.0/);
  });
});

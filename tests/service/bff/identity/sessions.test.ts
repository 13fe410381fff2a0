import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type {
  SessionCheck,
  SessionGrant,
} from "../../../../bff/modules/identity/sessions/sessions.service.ts";
import { bearer, payingRoleId, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function openSession(): Promise<SessionGrant> {
  const { email } = await service.createMember();
  return service.login(email);
}

const check = (token: string) =>
  service.app.inject({ url: "/api/users/v1/check-access-token", headers: bearer(token) });
const renew = (token: string) =>
  service.app.inject({
    method: "POST",
    url: "/api/users/v1/login-with-access-token",
    headers: bearer(token),
  });
const logout = (token: string) =>
  service.app.inject({ method: "POST", url: "/api/users/v1/logout", headers: bearer(token) });

describe("check-access-token", () => {
  test("returns expiry, CMS user and a Directus token of five minutes", async () => {
    const grant = await openSession();
    const answer = await check(grant.accessToken);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const body = answer.json<SessionCheck>();
    expect(Date.parse(body.accessTokenExpiry) - service.clock.now.getTime()).toBe(7 * dayMs);
    expect(body.cmsUser).toMatchObject({ id: grant.directusUserId, role: payingRoleId });
    const { id, directusUserId, firstName, lastName, fullName, email } = grant;
    expect(body.user).toEqual({ id, directusUserId, firstName, lastName, fullName, email });
    const [header = "", claims = "", signature] = body.directusToken.split(".");
    expect(JSON.parse(Buffer.from(header, "base64url").toString())).toEqual({
      alg: "HS256",
      typ: "JWT",
      kid: "portal",
    });
    const nowSeconds = service.clock.now.getTime() / 1_000;
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
      iss: "portal",
      aud: "directus",
      sub: grant.directusUserId,
      iat: nowSeconds,
      exp: nowSeconds + 300,
    });
    const signed = createHmac("sha256", service.keys.memberToken).update(`${header}.${claims}`);
    expect(signature).toBe(signed.digest("base64url"));
  });

  test.each([
    ["no header", {}],
    ["an empty token", { authorization: "Bearer " }],
    ["a random token", bearer(Buffer.alloc(52, 7).toString("base64url"))],
    ["an unsigned JWT", bearer("eyJhbGciOiJub25lIn0.e30.")],
    ["a very long token", bearer("a".repeat(5_000))],
  ])("refuses %s", async (_name, headers) => {
    const answer = await service.app.inject({ url: "/api/users/v1/check-access-token", headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ statusCode: 401, code: "auth.invalid_token" });
  });

  test("refuses a token with any one character changed", async () => {
    const { accessToken } = await openSession();
    for (let index = 0; index < accessToken.length; index += 1) {
      const swapped = accessToken[index] === "A" ? "B" : "A";
      const tampered = accessToken.slice(0, index) + swapped + accessToken.slice(index + 1);
      expect((await check(tampered)).statusCode).toBe(401);
    }
    expect((await check(accessToken)).statusCode).toBe(200);
  });

  test("stores no token", async () => {
    const { accessToken } = await openSession();
    const { rows } = await service.database.pool.query<{ whole: string }>(
      "select s::text as whole from sessions s",
    );
    const hex = Buffer.from(accessToken, "base64url").toString("hex");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ whole }) => whole.includes(accessToken) || whole.includes(hex))).toBe(
      false,
    );
  });
});

describe("login-with-access-token", () => {
  test("issues a next token and accepts the previous one for a minute", async () => {
    const first = await openSession();
    const second = (await renew(first.accessToken)).json<SessionGrant>();
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(second).toMatchObject({ id: first.id, email: first.email });

    service.clock.advance(59_000);
    const checked = await check(first.accessToken);
    expect(checked.statusCode).toBe(200);
    const remainingMs = Date.parse(checked.json<SessionCheck>().accessTokenExpiry);
    expect(remainingMs - service.clock.now.getTime()).toBe(1_000);
    expect((await renew(first.accessToken)).json<SessionGrant>().accessToken).toBe(
      second.accessToken,
    );
    expect((await check(second.accessToken)).statusCode).toBe(200);
  });

  test("gives twenty parallel renewals the same next token", async () => {
    const { accessToken } = await openSession();
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(accessToken)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(20).fill(200));
    const tokens = new Set(answers.map((answer) => answer.json<SessionGrant>().accessToken));
    expect(tokens.size).toBe(1);
    expect((await check([...tokens][0] ?? "")).statusCode).toBe(200);
  });

  test("ends the session if a replaced token is used after its minute", async () => {
    const first = await openSession();
    const second = (await renew(first.accessToken)).json<SessionGrant>();
    service.clock.advance(minuteMs);
    expect((await check(first.accessToken)).statusCode).toBe(401);
    expect((await check(second.accessToken)).statusCode).toBe(401);
    expect((await renew(second.accessToken)).statusCode).toBe(401);
    const { rows } = await service.database.pool.query(
      "select event from audit_events where user_id = $1 order by id",
      [first.id],
    );
    expect(rows.map(({ event }) => event)).toEqual(["login.succeeded", "session.reused"]);
  });

  test("ends the session if a token from two renewals ago is used", async () => {
    const first = await openSession();
    const second = (await renew(first.accessToken)).json<SessionGrant>();
    const third = (await renew(second.accessToken)).json<SessionGrant>();
    expect((await renew(first.accessToken)).statusCode).toBe(401);
    expect((await check(third.accessToken)).statusCode).toBe(401);
  });

  test("renews only while the token is valid", async () => {
    const { accessToken } = await openSession();
    service.clock.advance(7 * dayMs - 1);
    expect((await check(accessToken)).statusCode).toBe(200);
    service.clock.advance(1);
    expect((await renew(accessToken)).statusCode).toBe(401);
  });

  test("ends the session 30 days after the login, however often it was renewed", async () => {
    let grant = await openSession();
    const end = grant.refreshTokenExpiry;
    expect(Date.parse(end) - service.clock.now.getTime()).toBe(30 * dayMs);
    for (let week = 0; week < 5; week += 1) {
      service.clock.advance(6 * dayMs - 1);
      const answer = await renew(grant.accessToken);
      expect(answer.statusCode).toBe(200);
      grant = answer.json<SessionGrant>();
    }
    expect(grant.refreshTokenExpiry).toBe(end);
    expect(grant.accessTokenExpiry).toBe(end);
    service.clock.advance(5);
    expect((await check(grant.accessToken)).statusCode).toBe(401);
  });
});

describe("logout", () => {
  test("ends the session of the token and no other one", async () => {
    const { email } = await service.createMember();
    const [phone, laptop] = [await service.login(email), await service.login(email)];
    const answer = await logout(phone.accessToken);
    expect(answer.statusCode).toBe(204);
    expect((await check(phone.accessToken)).statusCode).toBe(401);
    expect((await renew(phone.accessToken)).statusCode).toBe(401);
    expect((await logout(phone.accessToken)).statusCode).toBe(401);
    expect((await check(laptop.accessToken)).statusCode).toBe(200);
  });

  test("is refused on GET", async () => {
    const { accessToken } = await openSession();
    const answer = await service.app.inject({
      url: "/api/users/v1/logout",
      headers: bearer(accessToken),
    });
    expect(answer.statusCode).toBe(404);
    expect((await check(accessToken)).statusCode).toBe(200);
  });
});

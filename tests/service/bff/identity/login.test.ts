import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SessionGrant } from "../../../../bff/modules/identity/sessions/sessions.service.ts";
import { createPasswordHasher } from "../../../../bff/modules/identity/users/password-hasher.ts";
import { bearer, generousLimits, password, payingRoleId, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

function login(payload: object | string, headers: Record<string, string> = {}) {
  return service.app.inject({
    method: "POST",
    url: "/api/users/v1/login",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });
}

describe("successful login", () => {
  test("returns the complete grant", async () => {
    const member = await service.createMember();
    const answer = await login({ email: member.email, password });
    expect(answer.statusCode).toBe(200);
    const grant = answer.json<SessionGrant>();
    expect(grant).toMatchObject({ ...member, fullName: "Ana Souza", isActive: true });
    expect(grant.cmsUser).toEqual({
      id: member.directusUserId,
      email: member.email,
      first_name: "Ana",
      last_name: "Souza",
      role: payingRoleId,
      avatar: null,
    });
    expect(grant.accessToken).toMatch(/^[\w-]{70}$/);
    expect(Object.keys(grant)).not.toContain("passwordHash");
  });

  test("opens a new session each time", async () => {
    const { email } = await service.createMember();
    const [first, second] = [await service.login(email), await service.login(email)];
    expect(first.accessToken).not.toBe(second.accessToken);
  });

  test.each([
    ["upper case", (email: string) => email.toUpperCase()],
    ["spaces around", (email: string) => ` ${email} `],
    ["full-width letters", (email: string) => email.replace("a", "\uff41")],
  ])("accepts the e-mail in %s", async (_name, change) => {
    const { email } = await service.createMember({ email: `a${randomUUID()}@example.com` });
    expect((await login({ email: change(email), password })).statusCode).toBe(200);
  });

  test("does not fold accents", async () => {
    const name = randomUUID();
    await service.createMember({ email: `ana${name}@example.com` });
    const other = await login({ email: `ána${name}@example.com`, password });
    expect(other.statusCode).toBe(401);
  });

  test("upgrades a weak hash", async () => {
    const member = await service.createMember();
    const weak = await hash(password, { memoryCost: 4_096 });
    const { pool } = service.database;
    await pool.query("update users set password_hash = $1 where id = $2", [weak, member.id]);
    await service.login(member.email);
    const { rows } = await pool.query("select password_hash from users where id = $1", [member.id]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await service.login(member.email);
  });
});

describe("failed login", () => {
  test("gives identical bytes for an unknown e-mail and a wrong password, also of a suspended member", async () => {
    const [known, suspended, deactivated] = [
      await service.createMember(),
      await service.createMember(),
      await service.createMember(),
    ];
    const inCms = service.directus.users.get(suspended.directusUserId);
    if (inCms) inCms.status = "suspended";
    service.clock.advance(5_000);
    await service.database.pool.query("update users set is_active = false where id = $1", [
      deactivated.id,
    ]);
    const answers = [
      await login({ email: known.email, password: `${password}!` }),
      await login({ email: "ninguem@example.com", password }),
      await login({ email: suspended.email, password: `${password}!` }),
      await login({ email: deactivated.email, password: `${password}!` }),
    ];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: "auth.invalid_credentials" });
    }
    // Only a person with the password learns that the account is suspended.
    for (const { email } of [suspended, deactivated]) {
      const answer = await login({ email, password });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: "auth.suspended" });
    }
  });

  test.each([
    ["no body", ""],
    ["broken JSON", '{"email":'],
    ["a list", "[]"],
    ["an object as e-mail", '{"email":{"$ne":1},"password":"x"}'],
    ["a number as password", '{"email":"a@example.com","password":1}'],
    ["a missing password", '{"email":"a@example.com"}'],
    ["nothing but a zero byte as e-mail", '{"email":"\\u0000","password":"x"}'],
    ["a prototype key", '{"__proto__":{"email":"a@example.com"}}'],
    [
      "an endless password",
      JSON.stringify({ email: "a@example.com", password: "x".repeat(2_000) }),
    ],
  ])("answers 400 for %s", async (_name, payload) => {
    const answer = await login(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ statusCode: 400, code: "validation_failed" });
  });

  test("answers 413 for a large body and 415 for another type", async () => {
    expect((await login(JSON.stringify({ email: "x".repeat(20_000) }))).statusCode).toBe(413);
    const form = await login("email=a", { "content-type": "application/x-www-form-urlencoded" });
    expect(form.statusCode).toBe(415);
  });

  test("is recorded without the e-mail or the address", async () => {
    const { id, email } = await service.createMember();
    await login({ email, password: "errada" }, { "x-request-id": "trace-of-this-one" });
    const { rows } = await service.database.pool.query(
      "select a::text as whole, event, request_id from audit_events a where user_id = $1",
      [id],
    );
    expect(rows).toEqual([
      expect.objectContaining({ event: "login.failed", request_id: "trace-of-this-one" }),
    ]);
    expect(rows[0].whole).not.toContain("127.0.0.1");
    const remove = service.database.pool.query("delete from audit_events where user_id = $1", [id]);
    await expect(remove).rejects.toThrow("append-only");
  });
});

describe("login log", () => {
  test("contains no password and no token", async () => {
    const { email } = await service.createMember();
    const grant = await service.login(email);
    await login({ email, password: "senha-canario" });
    await service.app.inject({
      url: "/api/users/v1/check-access-token?token=canario",
      headers: { ...bearer(grant.accessToken), cookie: "canario" },
    });
    const whole = service.logLines.join("");
    expect(whole).toContain("/api/users/v1/login");
    for (const secret of [password, "canario", grant.accessToken, grant.directusToken, email]) {
      expect(whole).not.toContain(secret);
    }
  });
});

describe("simultaneous logins", () => {
  test("hash a few at a time and refuse with Retry-After those that would wait too long", async () => {
    // The queue is short, so that two hundred logins exceed it on any machine.
    const hasher = await createPasswordHasher({ concurrent: 2, waiting: 20, waitMs: 4_000 });
    const busy = await startTestService({ loginLimits: generousLimits, hasher });
    try {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          busy.app.inject({
            method: "POST",
            url: "/api/users/v1/login",
            payload: { email: `${index}@example.com`, password },
          }),
        ),
      );
      const refused = answers.filter(({ statusCode }) => statusCode === 503);
      expect(refused.length).toBeGreaterThan(0);
      expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBe(
        200 - refused.length,
      );
      for (const answer of refused) {
        expect(answer.json()).toMatchObject({ code: "unavailable" });
        expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      }
    } finally {
      await busy.close();
    }
  });
});

import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultLoginLimits } from "../../../../bff/modules/identity/sessions/login-limits.ts";
import { bearer, password, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ loginLimits: defaultLoginLimits });
});
afterAll(() => service.close());

const newPassword = "neve no lago 1291";
let lastHost = 0;

/** Each test uses its own client address, so that their rate limits do not add up. */
function from(host = (lastHost += 1)): Record<string, string> {
  return {
    "x-portal-internal": service.keys.internal,
    "x-portal-client-address": `192.0.2.${host}`,
    "x-portal-client-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
  };
}

function post(url: string, payload: object, headers: Record<string, string> = from()) {
  return service.app.inject({ method: "POST", url, payload, headers });
}

const ask = (email: string, headers = from()) =>
  post("/api/recovery/v1/request", { email }, headers);
const check = async (token: string) =>
  (await post("/api/recovery/v1/check", { token })).json<{ state: string }>().state;
const reset = (token: string, chosen = newPassword) =>
  post("/api/recovery/v1/reset", { token, password: chosen });

async function linkFor(email: string): Promise<string> {
  expect((await ask(email)).statusCode).toBe(202);
  const mail = await service.smtp.next(email);
  return /forgot-password\/([\w-]{43})/.exec(mail.text)?.[1] ?? "";
}

describe("sign-in methods that a new password does not change", () => {
  const ways = "Além da senha, continuam valendo";
  const changed = async (email: string) => {
    for (;;) {
      const mail = await service.smtp.next(email);
      if (mail.subject === "A senha da sua conta foi trocada") return mail.text;
    }
  };

  test("are listed in the answer and in the mail, by name", async () => {
    const { id, email, directusUserId } = await service.createMember();
    const { pool } = service.database;
    await pool.query(
      "update users set totp_secret = 'x', totp_confirmed_at = now() where id = $1",
      [id],
    );
    await pool.query(
      "insert into passkeys (id, user_id, public_key, counter, name, created_at) values ($1, $2, 'x', 0, 'Celular do intruso', now())",
      [`of-${id}`, id],
    );
    const answer = await reset(await linkFor(email));
    expect(answer.json()).toMatchObject({ areCodesOn: true, passkeys: 1 });
    const text = await changed(email);
    expect(text).toContain(ways);
    expect(text).toContain("códigos do aplicativo autenticador");
    expect(text).toContain("Celular do intruso");
    expect(text).toContain(`/pt-BR/app/profile/${directusUserId}/account`);
  });

  test("are not mentioned if the member has only a password", async () => {
    const { email } = await service.createMember();
    const answer = await reset(await linkFor(email));
    expect(answer.json()).toMatchObject({ areCodesOn: false, passkeys: 0 });
    expect(await changed(email)).not.toContain(ways);
  });
});

describe("password reset request", () => {
  test("gives the same bytes with or without an account, before any lookup", async () => {
    const { email } = await service.createMember();
    const known = await ask(email);
    const unknown = await ask("ninguem@example.com");
    expect([known.statusCode, known.body]).toEqual([202, "{}"]);
    expect([unknown.statusCode, unknown.body]).toEqual([202, "{}"]);
    await service.smtp.next(email);
    expect(service.smtp.received.some(({ to }) => to.includes("ninguem@example.com"))).toBe(false);
  });

  test("does not fold accents: the link goes to no other account", async () => {
    const { email } = await service.createMember({ email: "ana.lima@example.com" });
    await ask("ána.lima@example.com");
    const link = await linkFor(email);
    expect(link).toHaveLength(43);
    expect(service.smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  test("links to our origin, whatever the Host header says", async () => {
    const { email } = await service.createMember();
    await ask(email, { ...from(), host: "evil.example", "x-forwarded-host": "evil.example" });
    const mail = await service.smtp.next(email);
    expect(mail.text).toContain("https://portal.example/pt-BR/forgot-password/");
    expect(mail.text + mail.html).not.toContain("evil.example");
  });

  test("stores neither e-mail nor token in readable form", async () => {
    const { email, id } = await service.createMember();
    const token = await linkFor(email);
    const { pool } = service.database;
    const tokens = await pool.query("select token_hash from mail_tokens where user_id = $1", [id]);
    expect(tokens.rows).toEqual([{ token_hash: createHash("sha256").update(token).digest() }]);
    const jobs = await pool.query("select j::text as whole from jobs.job j");
    const whole = jobs.rows.map((row) => String(row.whole)).join("");
    expect(whole).not.toContain(email);
    expect(whole).not.toContain(token);
    expect(service.logLines.join("")).not.toContain(token);
  });

  test("is limited by address, and mails one account at most five times an hour", async () => {
    const { email } = await service.createMember();
    const one = from();
    for (let time = 0; time < 20; time += 1) expect((await ask(email, one)).statusCode).toBe(202);
    const refused = await ask(email, one);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(3_600);
    await expect
      .poll(
        async () => {
          const { rows } = await service.database.pool.query(
            "select count(*)::int as open from jobs.job where name = 'recover-password' and state < 'completed'",
          );
          return rows[0].open;
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    const { rows } = await service.database.pool.query(
      "select count(*)::int as mails from mails join users on users.id = user_id where users.email = $1",
      [email],
    );
    expect(rows[0].mails).toBe(5);
  });
});

describe("password reset link", () => {
  test("is not used up by viewing it, any number of times", async () => {
    const { email } = await service.createMember();
    const token = await linkFor(email);
    for (let time = 0; time < 3; time += 1) expect(await check(token)).toBe("valid");
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("works once, ends every session and notifies the owner", async () => {
    const { email } = await service.createMember();
    const open = await service.login(email);
    const token = await linkFor(email);
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410]);
    expect(await check(token)).toBe("used");
    const after = await service.app.inject({
      url: "/api/users/v1/check-access-token",
      headers: bearer(open.accessToken),
    });
    expect(after.statusCode).toBe(401);
    const notification = await service.smtp.next(email);
    expect(notification.subject).toBe("A senha da sua conta foi trocada");
    expect(notification.text).toContain("Firefox, Linux");
    await service.login(email, newPassword);
    await expect(service.login(email, password)).rejects.toThrow("auth.invalid_credentials");
  });

  test("is ended by a newer one", async () => {
    const { email } = await service.createMember();
    const first = await linkFor(email);
    const second = await linkFor(email);
    expect([await check(first), await check(second)]).toEqual(["replaced", "valid"]);
    expect((await reset(first)).json()).toMatchObject({ code: "mail_token.replaced" });
    expect((await reset(second)).statusCode).toBe(200);
  });

  test("expires after sixty minutes", async () => {
    const { email } = await service.createMember();
    const token = await linkFor(email);
    service.clock.advance(60 * 60_000 - 1);
    expect(await check(token)).toBe("valid");
    service.clock.advance(1);
    expect(await check(token)).toBe("expired");
    const late = await reset(token);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([
      410,
      "mail_token.expired",
    ]);
  });

  test.each(["x", "A".repeat(43), "../../etc/passwd", "%00"])(
    "that is invalid is unknown: %s",
    async (token) => {
      expect(await check(token)).toBe("unknown");
      expect((await reset(token)).json()).toMatchObject({ code: "mail_token.unknown" });
    },
  );

  test("remains valid after a refused password", async () => {
    const { email } = await service.createMember();
    const token = await linkFor(email);
    for (const [chosen, fault] of [
      ["curta", "password.too_short"],
      ["Senha12345!", "password.common"],
      [email, "password.personal"],
    ] as const) {
      const answer = await reset(token, chosen);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { password: fault } });
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("is protected against guessing from one address", async () => {
    const one = from();
    const payload = { token: "B".repeat(43) };
    const answers = [];
    for (let time = 0; time < 61; time += 1) {
      answers.push((await post("/api/recovery/v1/check", payload, one)).statusCode);
    }
    expect(answers.at(-1)).toBe(429);
  });
});

describe("owner of an attacked account", () => {
  const tryLogin = (email: string, value: string, host: number, deviceToken?: string) =>
    post(
      "/api/users/v1/login",
      { email, password: value, ...(deviceToken && { deviceToken }) },
      from(host),
    );

  async function attack(email: string): Promise<void> {
    for (let host = 101; host <= 110; host += 1) await tryLogin(email, "errada", host);
  }

  test("can log in from a known browser, at any address", async () => {
    const { email } = await service.createMember();
    const { deviceToken } = (await tryLogin(email, password, 120)).json<{ deviceToken: string }>();
    await attack(email);
    expect((await tryLogin(email, password, 121)).statusCode).toBe(429);
    expect((await tryLogin(email, password, 101, deviceToken)).statusCode).toBe(200);
  });

  test("can log in with a new password, set by a mailed link meanwhile", async () => {
    const { email } = await service.createMember();
    await attack(email);
    expect((await tryLogin(email, password, 122)).statusCode).toBe(429);
    const token = await linkFor(email);
    const { deviceToken } = (await reset(token)).json<{ deviceToken: string }>();
    expect((await tryLogin(email, newPassword, 122, deviceToken)).statusCode).toBe(200);
  });

  test("gets no exception for another member's, a changed or an old browser token", async () => {
    const [victim, other] = [await service.createMember(), await service.createMember()];
    const own = (await tryLogin(victim.email, password, 130)).json<{ deviceToken: string }>();
    const foreign = (await tryLogin(other.email, password, 131)).json<{ deviceToken: string }>();
    await attack(victim.email);
    const changed = own.deviceToken.replace(/^./, (first) => (first === "A" ? "B" : "A"));
    for (const token of [foreign.deviceToken, changed, "x", "a.b"]) {
      expect((await tryLogin(victim.email, password, 132, token)).statusCode).toBe(429);
    }
    const link = await linkFor(victim.email);
    await reset(link);
    expect((await tryLogin(victim.email, newPassword, 133, own.deviceToken)).statusCode).toBe(429);
  });

  test("must also wait in the known browser after ten wrong passwords", async () => {
    const { email } = await service.createMember();
    const { deviceToken } = (await tryLogin(email, password, 140)).json<{ deviceToken: string }>();
    for (let time = 0; time < 10; time += 1) {
      expect((await tryLogin(email, "errada", 140, deviceToken)).statusCode).toBe(401);
    }
    expect((await tryLogin(email, password, 140, deviceToken)).statusCode).toBe(429);
  });
});

describe("login from an unknown browser", () => {
  test("is reported to the owner, except the very first one", async () => {
    const { email } = await service.createMember();
    const login = (deviceToken?: string) =>
      post("/api/users/v1/login", { email, password, ...(deviceToken && { deviceToken }) });
    const { deviceToken } = (await login()).json<{ deviceToken: string }>();
    await login(deviceToken);
    await login();
    const mail = await service.smtp.next(email);
    expect(mail.subject).toBe("Novo acesso à sua conta no Portal Suíça");
    expect(mail.text).toContain("Aparelho: Firefox, Linux");
    expect(mail.text).toContain("Olá, Ana.");
    expect(mail.text).toContain("Rede: a mesma de outro aparelho seu");
    expect(mail.text).not.toContain("192.0.2");
    const { rows } = await service.database.pool.query(
      "select count(*)::int as mails from mails where template = 'new_device' and user_id = (select id from users where email = $1)",
      [email],
    );
    expect(rows[0].mails).toBe(1);
  });
});

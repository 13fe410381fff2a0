import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { bearer, password, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

const hourMs = 3_600_000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function member(): Promise<{ user: User; token: string; next: string }> {
  const user = await service.createMember();
  const { accessToken } = await service.login(user.email);
  return { user, token: accessToken, next: `nova-${user.email}` };
}

const post = (path: string, payload: object, token?: string) =>
  service.app.inject({
    method: "POST",
    url: `/api/profile/v1/${path}`,
    payload,
    ...(token && { headers: bearer(token) }),
  });

const wish = (token: string, email: string, input = password) =>
  post("email-change", { email, password: input }, token);

const tokenIn = (text: string, page: string) =>
  new RegExp(`/pt-BR/${page}/([\\w-]+)`).exec(text)?.[1] ?? "";

async function emailOf({ id }: User): Promise<string> {
  const { rows } = await service.database.pool.query<{ email: string }>(
    "select email from users where id = $1",
    [id],
  );
  return rows[0]?.email ?? "";
}

describe("request for a new e-mail", () => {
  test("needs the current password", async () => {
    const { user, token, next } = await member();
    expect((await post("email-change", { email: next }, token)).statusCode).toBe(400);
    const wrong = await wish(token, next, "outra senha qualquer");
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ fields: { password: "password.wrong" } });
    expect((await wish("x".repeat(40), next)).statusCode).toBe(401);
    expect(service.smtp.received.filter(({ to }) => to.includes(next))).toEqual([]);
    expect(await emailOf(user)).toBe(user.email);
  });

  test("refuses an invalid address, and the current one in other letter case", async () => {
    const { user, token } = await member();
    for (const bad of ["x", "a@b", `a@b.test\r\nBcc: c@d.test`]) {
      expect((await wish(token, bad)).json()).toMatchObject({
        fields: { email: "email.invalid" },
      });
    }
    const same = await wish(token, user.email.toUpperCase());
    expect(same.json()).toMatchObject({ fields: { email: "email.same" } });
  });

  test("changes nothing until the link is used, and notifies the current address", async () => {
    const { user, token, next } = await member();
    expect((await wish(token, next)).statusCode).toBe(204);
    const notification = await service.smtp.next(user.email);
    expect(notification.subject).toBe("Pedido de troca do e-mail da sua conta");
    expect(notification.text).not.toContain(next);
    const link = tokenIn((await service.smtp.next(next)).text, "change-email");
    const found = await post("email-change/find", { token: link });
    expect(found.json()).toEqual({ state: "valid", email: next });
    expect(await emailOf(user)).toBe(user.email);

    expect((await post("email-change/confirm", { token: link })).statusCode).toBe(204);
    expect(await emailOf(user)).toBe(next);
    expect(service.directus.users.get(user.directusUserId)?.email).toBe(next);
    expect((await post("email-change/confirm", { token: link })).json()).toMatchObject({
      code: "mail_token.used",
    });
    expect((await service.login(next)).email).toBe(next);
  });

  test("gives the same answer for an address with an account, and notifies only its owner", async () => {
    const { user, token } = await member();
    const other = await service.createMember();
    expect((await wish(token, other.email)).statusCode).toBe(204);
    const received = await service.smtp.next(other.email);
    expect(received.subject).toBe("Este e-mail já tem conta no Portal Suíça");
    expect(received.text).not.toContain("change-email");
    expect(await emailOf(user)).toBe(user.email);
  });

  test("expires with the next request, and after a day", async () => {
    const { token, next } = await member();
    await wish(token, next);
    const first = tokenIn((await service.smtp.next(next)).text, "change-email");
    await wish(token, next);
    const second = tokenIn((await service.smtp.next(next)).text, "change-email");
    expect((await post("email-change/confirm", { token: first })).json()).toMatchObject({
      code: "mail_token.replaced",
    });
    service.clock.advance(25 * hourMs);
    expect((await post("email-change/confirm", { token: second })).json()).toMatchObject({
      code: "mail_token.expired",
    });
  });

  test("is rolled back completely if Directus refuses it", async () => {
    const { user, token, next } = await member();
    await wish(token, next);
    const link = tokenIn((await service.smtp.next(next)).text, "change-email");
    service.directus.mode = "failing";
    const failed = await post("email-change/confirm", { token: link });
    service.directus.mode = "up";
    expect(failed.statusCode).toBe(503);
    expect(await emailOf(user)).toBe(user.email);
    expect((await post("email-change/confirm", { token: link })).statusCode).toBe(204);
  });
});

describe("old address", () => {
  test("reverts the change, with sessions and password", async () => {
    const { user, token, next } = await member();
    await wish(token, next);
    await service.smtp.next(user.email);
    const link = tokenIn((await service.smtp.next(next)).text, "change-email");
    await post("email-change/confirm", { token: link });
    const notification = await service.smtp.next(user.email);
    expect(notification.subject).toBe("O e-mail da sua conta foi trocado");
    const revert = tokenIn(notification.text, "revert-email");

    const answer = await post("email-revert/confirm", { token: revert });
    expect(answer.statusCode).toBe(200);
    expect(await emailOf(user)).toBe(user.email);
    expect(service.directus.users.get(user.directusUserId)?.email).toBe(user.email);
    const check = await service.app.inject({
      method: "GET",
      url: "/api/users/v1/check-access-token",
      headers: bearer(token),
    });
    expect(check.statusCode).toBe(401);
    await expect(service.login(user.email)).rejects.toThrow("auth.invalid_credentials");

    const { resetToken } = answer.json<{ resetToken: string }>();
    const reset = await service.app.inject({
      method: "POST",
      url: "/api/recovery/v1/reset",
      payload: { token: resetToken, password: "uma outra senha comprida" },
    });
    expect(reset.statusCode).toBe(200);
    expect((await service.login(user.email, "uma outra senha comprida")).email).toBe(user.email);
  });
});

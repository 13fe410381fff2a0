import { describe, expect, test } from "vitest";
import { logIn, loginFailureOf } from "~/features/account/auth/auth.server";
import { createJsonClient } from "~/http/json-client.server";
import { createUsersApi } from "~/service/users-api.server";
import { createSessions } from "~/session/sessions.server";
import { mockNetwork, service } from "../../../../../mocks/network";
import { PASSWORD } from "../../../../../mocks/service";
import { appEnvironment } from "../../../../../support/app-environment";

mockNetwork();

async function submit(fields: Record<string, string>) {
  const users = createUsersApi(
    createJsonClient(appEnvironment.SERVICE_URL),
    appEnvironment.INTERNAL_KEY,
  );
  const findUser = async () => ({ user: null, statusCode: 200 });
  const sessions = createSessions({ users, findUser, payingRoleIds: new Set() });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return logIn(users, sessions, form, {
    visitor: { address: "203.0.113.5", userAgent: "Firefox" },
    deviceToken: null,
  });
}

test("login: the right password opens a session and keeps the redirect target", async () => {
  const { email } = service.signIn();
  const outcome = await submit({ email, password: PASSWORD, redirect: "/pt-BR/app/news" });
  expect(outcome).toMatchObject({ session: { member: { email } }, redirectTo: "/pt-BR/app/news" });
});

test("login: forwards the visitor's address to the service", async () => {
  const { email } = service.signIn();
  await submit({ email, password: PASSWORD });
  expect(service.state.loginAddresses).toEqual(["203.0.113.5"]);
});

describe("login input", () => {
  test("is returned without the password", async () => {
    const outcome = await submit({ email: "ana@example.com", password: "minha senha secreta" });
    expect(JSON.stringify(outcome)).toContain("ana@example.com");
    expect(JSON.stringify(outcome)).not.toContain("minha senha secreta");
  });

  test.each([
    ["no e-mail", { email: "", password: "x" }],
    ["half an e-mail", { email: "ana@", password: "x" }],
    ["no password", { email: "ana@example.com", password: "" }],
    ["a password too long", { email: "ana@example.com", password: "x".repeat(501) }],
    ["nothing", {}],
  ])("with %s is not sent to the service", async (_, fields: Record<string, string>) => {
    expect(await submit(fields)).toMatchObject({ session: null, failure: null });
    expect(service.state.asked).toEqual([]);
  });
});

describe("login failure", () => {
  test("is the same for a wrong password and an unknown e-mail", async () => {
    const { email } = service.signIn();
    const wrong = await submit({ email, password: "outra senha" });
    const unknown = await submit({ email: "ninguem@example.com", password: "outra senha" });
    expect([wrong.session, unknown.session]).toEqual([null, null]);
    expect(wrong).toMatchObject({ failure: { code: "invalid_credentials" } });
    expect(unknown).toMatchObject({ failure: { code: "invalid_credentials" } });
  });

  test("includes the waiting time if the rate limit is reached", async () => {
    service.state.loginWaitSeconds = 840;
    expect(await submit({ email: "ana@example.com", password: "x" })).toMatchObject({
      failure: { code: "rate_limited", retryAfterSeconds: 840 },
    });
  });

  test.each(["refused", "failing"] as const)(
    "is reported as unavailable if the service is %s",
    async (outage) => {
      service.state.outage = outage;
      expect(await submit({ email: "ana@example.com", password: "x" })).toMatchObject({
        failure: { code: "unavailable" },
      });
    },
  );

  test("is not retried after any response of the service", async () => {
    service.state.outage = "failing";
    await submit({ email: "ana@example.com", password: "x" });
    expect(service.state.asked).toEqual(["POST /api/users/v1/login"]);
  });
});

test.each([
  [400, "validation_failed", "invalid_credentials"],
  [401, "auth.invalid_credentials", "invalid_credentials"],
  [503, "unavailable", "unavailable"],
])("login failure: maps status %i with code %s", (statusCode, code, received) => {
  const nothing = { message: "", retryAfterSeconds: null, fields: {}, detail: {} };
  expect(loginFailureOf({ isError: true, statusCode, code, ...nothing })).toEqual({
    code: received,
  });
});

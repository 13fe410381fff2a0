import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { mockNetwork, network, service } from "../../mocks/network";
import { DEVICE_TOKEN, PASSWORD } from "../../mocks/service";
import { appEnvironment } from "../../support/app-environment";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
let email: string;
beforeEach(async () => {
  portal = await openPortal();
  ({ email } = service.signIn());
});

const submit = (form: Record<string, string>, path = "/pt-BR/login") =>
  portal.visit(path, { form });

describe("correct password", () => {
  test("leads to the app with a session cookie", async () => {
    const { status, location, cookies } = await submit({ email, password: PASSWORD });
    expect([status, location]).toEqual([302, "/pt-BR/app"]);
    expect(cookies).toEqual([
      expect.stringMatching(
        /^portal_access=at_\w+; Path=\/; Max-Age=604800; SameSite=Strict; HttpOnly$/,
      ),
      `portal_device=${DEVICE_TOKEN}; Path=/; Max-Age=31536000; SameSite=Strict; HttpOnly`,
    ]);
  });

  test("creates a working session, and a new one each time", async () => {
    const tokens = [];
    for (let n = 0; n < 2; n++) {
      const { cookies } = await submit({ email, password: PASSWORD });
      tokens.push(/portal_access=(\w+)/.exec(cookies[0] ?? "")?.[1] ?? "");
    }
    expect(new Set(tokens).size).toBe(2);
    expect((await portal.visit("/pt-BR/app", { as: tokens[1] ?? "" })).status).toBe(200);
  });

  test("finds the account in any letter case of the e-mail", async () => {
    const { status } = await submit({ email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(status).toBe(302);
  });
});

describe("browser that refuses cookies", () => {
  const inBrowser = (cookie: string) =>
    portal.visit("/pt-BR/login", {
      form: { email, password: PASSWORD, redirect: "/pt-BR/app/news" },
      headers: { "sec-fetch-mode": "cors", ...(cookie && { cookie }) },
    });

  test("gets an explanation instead of the form alone", async () => {
    const { location } = await inBrowser("");
    expect(location).toBe("/pt-BR/login?notice=cookies-blocked&redirect=%2Fpt-BR%2Fapp%2Fnews");
    const { text } = await portal.visit(location ?? "");
    expect(text).toContain("Seu navegador está bloqueando os cookies");
  });

  test("is distinguished from one that sends a cookie or accepts the session cookie", async () => {
    expect((await inBrowser("portal_locale=pt-BR")).location).toBe("/pt-BR/app/news");
    const { location, cookies } = await inBrowser("");
    const taken = /portal_access=(\w+)/.exec(cookies[0] ?? "")?.[1] ?? "";
    const next = await portal.visit(location ?? "", { as: taken });
    expect([next.status, next.location]).toEqual([302, "/pt-BR/app/news"]);
  });
});

describe("return address after login", () => {
  test.each([
    ["/pt-BR/app/news/results?query=aluguel", "/pt-BR/app/news/results?query=aluguel"],
    ["/pt-BR/terms-of-service", "/pt-BR/terms-of-service"],
    ["", "/pt-BR/app"],
    ["https://evil.example/pt-BR", "/pt-BR/app"],
    ["//evil.example", "/pt-BR/app"],
    ["/\\evil.example", "/pt-BR/app"],
    ["/pt-BR//evil.example", "/pt-BR/app"],
    ["/pt-BR/..//evil.example", "/pt-BR/app"],
    ["javascript:alert(1)", "/pt-BR/app"],
    ["/pt-BR\r\nSet-Cookie: a=b", "/pt-BR/app"],
  ])("%j leads to %s", async (redirect, expected) => {
    const { location } = await submit({ email, password: PASSWORD, redirect });
    expect(location).toBe(expected);
  });

  test("is kept in the form if it belongs to the portal", async () => {
    const stored = await portal.visit("/pt-BR/login?redirect=%2Fpt-BR%2Fapp%2Fnews");
    expect(stored.text).toContain('value="/pt-BR/app/news"');
    const dropped = await portal.visit("/pt-BR/login?redirect=%2F%2Fevil.example");
    expect(dropped.text).not.toContain('value="//evil.example"');
  });

  test.each(["%2F%2Fevil.example", "https%3A%2F%2Fevil.example", "%2F%5Cevil.example"])(
    "is also checked for a logged-in member (%s)",
    async (redirect) => {
      const { location } = await portal.visit(`/pt-BR/login?redirect=${redirect}`, {
        as: signInFree(),
      });
      expect(location).toBe("/pt-BR/app");
    },
  );
});

describe("refused login", () => {
  test("gives the same answer for a wrong password and an unknown e-mail, except the e-mail itself", async () => {
    const wrong = await submit({ email, password: "outra senha" });
    const unknown = await submit({ email: "ninguem@example.com", password: "outra senha" });
    const anonymous = (text: string, typed: string) =>
      text.replaceAll(typed, "E-MAIL").replace(/nonce[=-]"?[\w-]+/g, "");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(anonymous(wrong.text, email)).toBe(anonymous(unknown.text, "ninguem@example.com"));
    expect([wrong.cookies, unknown.cookies].flat().join()).not.toContain("portal_access");
  });

  test("keeps the e-mail in the form, never the password", async () => {
    const { text } = await submit({ email, password: "minha senha secreta" });
    expect(text).toContain(email);
    expect(text).not.toContain("minha senha secreta");
  });

  test("with an incomplete form is 400 and makes no request to the service", async () => {
    expect((await submit({ email: "ana", password: "" })).status).toBe(400);
    expect(service.state.asked).toEqual([]);
  });

  test("after too many attempts is 429 and says how long to wait", async () => {
    service.state.loginWaitSeconds = 840;
    const { status, text, headers } = await submit({ email, password: PASSWORD });
    expect(status).toBe(429);
    expect(headers.get("retry-after")).toBe("840");
    expect(text).toMatch(/14 minutos/);
  });

  test("after too many attempts says so to a page with scripts too", async () => {
    service.state.loginWaitSeconds = 840;
    const { status, headers } = await submit({ email, password: PASSWORD }, "/pt-BR/login.data");
    expect([status, headers.get("retry-after")]).toEqual([429, "840"]);
  });

  test.each(["failing", "refused"] as const)(
    "with a service that is %s is 503, with an apology",
    async (outage) => {
      service.state.outage = outage;
      const { status, text, cookies } = await submit({ email, password: PASSWORD });
      expect(status).toBe(503);
      expect(text).toContain("fora do ar");
      expect(cookies.join()).not.toContain("portal_access");
    },
  );
});

describe("request body that is not a form", () => {
  test.each([
    ["application/json", "{}"],
    ["text/plain", "email=a"],
    ["multipart/form-data; boundary=x", "--y"],
    ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data\r\n\r\n"],
    ["", "email=a"],
  ])("of type %j is a client error", async (type, body) => {
    const request = new Request("http://portal.test/pt-BR/login", {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
    const response = await portal.handle(request);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

test.each(["forgot-password", "confirm-email", "change-email", "unsubscribe", "undo-deletion"])(
  "mailed link to %s: too many guesses say when to try again",
  async (page) => {
    network.use(
      http.all(`${appEnvironment.SERVICE_URL}/*`, () =>
        HttpResponse.json(
          { statusCode: 429, code: "rate_limited", message: "Too many requests" },
          { status: 429, headers: { "Retry-After": "17" } },
        ),
      ),
    );
    const { status, headers } = await portal.visit(`/pt-BR/${page}/${"a".repeat(43)}`);
    expect([status, headers.get("retry-after")]).toEqual([429, "17"]);
  },
);

import { describe, expect, test } from "vitest";
import { requiredEnv } from "../../support/required-env";
import { accessCookieOf, BROWSER, first, logIn, send, signIn, submitForm } from "./wire";

const MEMBER = "membro@example.com";
const visit = (target: string, cookie: string) =>
  send({ target, headers: { ...BROWSER, Cookie: cookie } });

test("access cookie: is hidden from scripts and other sites, and lasts at most a week", async () => {
  const cookie = accessCookieOf(await logIn(MEMBER)) ?? "";
  const [, ...flags] = cookie.split("; ");
  expect(flags.toSorted()).toEqual(["HttpOnly", "Max-Age=604800", "Path=/", "SameSite=Strict"]);
});

test("locale cookie: lasts 365 days", async () => {
  const answer = await send({ target: "/pt-BR", headers: BROWSER });
  const locale = answer.headers.get("set-cookie")?.find((each) => /locale/.test(each)) ?? "";
  expect(locale).toContain("pt-BR");
  expect(locale).toContain("Max-Age=31536000");
  expect(locale).toMatch(/SameSite=(Strict|Lax)/);
});

test("login: each one creates its own token, and ignores a planted one", async () => {
  const planted = "at_planted000000000000000000000000";
  const answer = await submitForm(
    "/pt-BR/login",
    { email: MEMBER, password: "Portal-Demo-2026!" },
    { Cookie: `portal_access=${planted}` },
  );
  const [own, other] = [accessCookieOf(answer), accessCookieOf(await logIn(MEMBER))];
  expect(own).not.toBeNull();
  expect(own).not.toContain(planted);
  expect(own).not.toBe(other);
});

test("logout: deletes the cookie and revokes its token", async () => {
  const { Cookie, token } = await signIn(MEMBER);
  expect((await visit("/pt-BR/app", Cookie)).status).toBe(200);
  const logout = await submitForm("/pt-BR/logout", {}, { Cookie });
  expect(logout.status).toBe(302);
  expect(accessCookieOf(logout)).toMatch(/^portal_access=; .*Max-Age=0/);
  expect((await visit("/pt-BR/app", Cookie)).status).toBe(302);
  const check = await fetch(
    new URL("/api/users/v1/check-access-token", requiredEnv("TEST_SERVICE_URL")),
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  expect(check.status).toBe(401);
});

test("logout: of one member leaves the others signed in", async () => {
  const [gone, stays] = [await signIn(MEMBER), await signIn("gratis@example.com")];
  await submitForm("/pt-BR/logout", {}, { Cookie: gone.Cookie });
  expect((await visit("/pt-BR/app", stays.Cookie)).status).toBe(200);
});

test("renewal: sends the next token in the cookie; both work for a moment", async () => {
  const { Cookie, token } = await signIn(MEMBER);
  const renewed = await submitForm("/pt-BR/session", {}, { Cookie });
  expect(renewed.status).toBe(200);
  const next = accessCookieOf(renewed)?.split(";", 1)[0] ?? "";
  expect(next).toMatch(/^portal_access=[\w-]{20,}$/);
  expect(next).not.toContain(token);
  expect((await visit("/pt-BR/app", next)).status).toBe(200);
  expect((await visit("/pt-BR/app", Cookie)).status).toBe(200);
});

describe("access by tier", () => {
  test.each([
    ["gratis@example.com", false],
    ["membro@example.com", true],
    ["youtube@example.com", true],
  ])("%s pays: %s", async (email, isPaying) => {
    const { Cookie } = await signIn(email);
    const { status, body } = await send({
      target: "/pt-BR/app/cantons/map.data",
      headers: { ...BROWSER, "Sec-Fetch-Mode": "cors", Cookie },
    });
    expect(status).toBe(200);
    expect(body.includes("medianMonthlySalaryChf")).toBe(isPaying);
  });

  test("members are redirected from guest pages", async () => {
    const { Cookie } = await signIn(MEMBER);
    for (const page of ["login", "forgot-password", "forgot-password/abc", "confirm-email/abc"]) {
      const answer = await visit(`/pt-BR/${page}`, Cookie);
      expect([page, answer.status, first(answer, "location")]).toEqual([page, 302, "/pt-BR/app"]);
      expect((await visit(`/pt-BR/${page}.data`, Cookie)).body).toContain("/pt-BR/app");
    }
  });
});

/** The page after the login checks whether the browser stored the cookie, then redirects. */
const onceCached = (path: string) =>
  `/pt-BR/login?notice=cookies-blocked&redirect=${encodeURIComponent(path)}`;

describe("redirect after login", () => {
  test.each([
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/pt-BR//evil.example",
    "/pt-BR/..//evil.example",
    "/pt-BR/%2e%2e//evil.example",
    "/pt-BR@evil.example",
    "/pt-BR.evil.example",
    "https:evil.example",
    "%2f%2fevil.example",
    "/pt-BR\r\nLocation: https://evil.example",
  ])("never leads to %j", async (redirect) => {
    const answer = await logIn("membro2@example.com", { redirect });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toEqual([onceCached("/pt-BR/app")]);
  });

  test("never leaves the portal by single fetch either", async () => {
    const answer = await submitForm("/pt-BR/login.data", {
      email: "membro2@example.com",
      password: "Portal-Demo-2026!",
      redirect: "//evil.example",
    });
    expect(answer.body).not.toContain("evil.example");
    expect(answer.body).toContain(onceCached("/pt-BR/app"));
  });

  test("leads to the requested page of the portal", async () => {
    const answer = await logIn("membro2@example.com", { redirect: "/pt-BR/app/news?page=2" });
    expect(first(answer, "location")).toBe(onceCached("/pt-BR/app/news?page=2"));
  });
});

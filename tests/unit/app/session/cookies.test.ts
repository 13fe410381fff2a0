import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeAccessToken } from "../../../factories/sessions";
import { stubAppEnvironment } from "../../../support/app-environment";

/** The origin decides flags and names when the module is loaded. */
async function loadCookies(origin: string) {
  vi.resetModules();
  stubAppEnvironment({ PUBLIC_ORIGIN: origin });
  return import("~/session/cookies.server");
}
type Cookies = Awaited<ReturnType<typeof loadCookies>>;

const asking = (cookie?: string) =>
  new Request("http://portal.test/", cookie === undefined ? {} : { headers: { cookie } });
const partsOf = (header: string) => header.split("; ");

afterEach(() => vi.unstubAllEnvs());

describe("session cookies on https", () => {
  let cookies: Cookies;
  beforeEach(async () => {
    cookies = await loadCookies("https://portal.test");
  });

  test("the access cookie is bound to the host and hidden from scripts and other sites", () => {
    const [pair, ...flags] = partsOf(cookies.accessCookie("token"));
    expect(pair).toBe("__Host-portal_access=token");
    expect(flags.toSorted()).toEqual([
      "HttpOnly",
      "Max-Age=604800",
      "Path=/",
      "SameSite=Strict",
      "Secure",
    ]);
  });

  test("the expired cookie has the same name and flags, so that browsers delete it", () => {
    expect(cookies.expiredAccessCookie()).toBe(
      cookies.accessCookie("").replace("Max-Age=604800", "Max-Age=0"),
    );
  });

  test("the access cookie name of http is ignored", () => {
    expect(cookies.findAccessToken(asking(`portal_access=${makeAccessToken()}`))).toBeNull();
  });
});

describe("session cookies on plain http", () => {
  let cookies: Cookies;
  beforeEach(async () => {
    cookies = await loadCookies("http://localhost:3000");
  });

  test("the access cookie keeps every flag that works without https", () => {
    expect(partsOf(cookies.accessCookie("token"))).toEqual([
      "portal_access=token",
      "Path=/",
      "Max-Age=604800",
      "SameSite=Strict",
      "HttpOnly",
    ]);
  });

  test("the locale cookie lasts 365 days", () => {
    expect(partsOf(cookies.localeCookie("pt-BR"))).toEqual(
      expect.arrayContaining(["portal_locale=pt-BR", "Max-Age=31536000", "SameSite=Strict"]),
    );
  });

  test("the token is found among other cookies", () => {
    const token = makeAccessToken();
    expect(cookies.findAccessToken(asking(`a=1; portal_access=${token}; b=2`))).toBe(token);
  });

  test.each([
    ["no cookie header", undefined],
    ["an empty header", ""],
    ["no value", "portal_access="],
    ["no equals sign", "portal_access"],
    ["a short value", "portal_access=abc"],
    ["a long value", `portal_access=${"a".repeat(301)}`],
    ["quotes", `portal_access="${makeAccessToken()}"`],
    ["percent signs", `portal_access=${"%41".repeat(20)}`],
    ["a path", `portal_access=${"../".repeat(10)}`],
    ["a similar name", `xportal_access=${makeAccessToken()}`],
    ["only separators", ";;;=;=;"],
  ])("contain no token with %s", (_, header) => {
    expect(cookies.findAccessToken(asking(header))).toBeNull();
  });

  test.each([
    ["portal_theme=dark", "dark"],
    ["portal_theme=light", "light"],
    ['portal_theme="><script>', "auto"],
    ["", "auto"],
  ])("the theme of %j is %s", (header, theme) => {
    expect(cookies.readTheme(asking(header))).toBe(theme);
  });

  test("the theme cookie lasts a year", () => {
    expect(partsOf(cookies.themeCookie("dark"))).toEqual(
      expect.arrayContaining(["portal_theme=dark", "Max-Age=31536000"]),
    );
  });
});

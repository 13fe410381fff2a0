import { beforeEach, describe, expect, test } from "vitest";
import { mockNetwork, service } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const HOUR_MS = 60 * 60 * 1000;
const RENEWAL = "POST /api/users/v1/login-with-access-token";
const cleared = expect.stringMatching(
  /^portal_access=; Path=\/; Max-Age=0; SameSite=Strict; HttpOnly$/,
);
const access = (cookies: string[]) =>
  cookies.filter((cookie) => cookie.startsWith("portal_access"));

describe("session check on app load", () => {
  test("accepts a session with more than four hours left", async () => {
    const as = signInFree({ leftMs: 4 * HOUR_MS + 1_000 });
    const { status, cookies } = await portal.visit("/pt-BR/app", { as });
    expect([status, access(cookies)]).toEqual([200, []]);
    expect(service.state.asked).not.toContain(RENEWAL);
  });

  test("renews a session with less than four hours left", async () => {
    const as = signInFree({ leftMs: 4 * HOUR_MS - 1_000 });
    const { status, cookies } = await portal.visit("/pt-BR/app", { as });
    expect(status).toBe(200);
    expect(service.state.asked.filter((each) => each === RENEWAL)).toHaveLength(1);
    expect(access(cookies)).toEqual([
      expect.stringMatching(/^portal_access=at_\w+; .*Max-Age=604800/),
    ]);
    expect(cookies.join()).not.toContain(as);
  });

  test("keeps the session if renewal gets no answer", async () => {
    const as = signInFree({ leftMs: 3 * HOUR_MS });
    await portal.visit("/pt-BR/app/news.data", { as });
    service.state.outage = "failing";
    const { status, cookies } = await portal.visit("/pt-BR/app", { as });
    expect([status, access(cookies)]).toEqual([200, []]);
  });

  test("ends a session that the service does not know", async () => {
    const { status, location, cookies } = await portal.visit("/pt-BR/app/news", {
      as: "at_unknown00000000000000000000",
    });
    expect([status, location]).toEqual([
      302,
      "/pt-BR/login?redirect=%2Fpt-BR%2Fapp%2Fnews&notice=session-ended",
    ]);
    expect((await portal.visit(location ?? "")).text).toContain("Sua sessão foi encerrada");
    expect(access(cookies)).toContainEqual(cleared);
  });

  test("ends it on public pages too, which answer like for a guest", async () => {
    const { status, cookies } = await portal.visit("/pt-BR", {
      as: "at_unknown00000000000000000000",
    });
    expect(status).toBe(200);
    expect(access(cookies)).toEqual([cleared]);
  });

  test.each(["", "x", "null", "%00%0d%0a", '"a"', "a".repeat(5_000)])(
    "treats the invalid cookie %j as a guest",
    async (as) => {
      const { status, location } = await portal.visit("/pt-BR/app", { as });
      expect([status, location]).toEqual([302, "/pt-BR/login?redirect=%2Fpt-BR%2Fapp"]);
      expect(service.state.asked).toEqual([]);
    },
  );
});

describe("session endpoint", () => {
  test("returns a member's remaining time", async () => {
    const { status, text, headers } = await portal.visit("/pt-BR/session", {
      as: signInFree({ leftMs: 5 * HOUR_MS }),
    });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    const { leftMs: remainingMs } = JSON.parse(text) as { leftMs: number };
    expect(remainingMs).toBeGreaterThan(5 * HOUR_MS - 60_000);
    expect(remainingMs).toBeLessThanOrEqual(5 * HOUR_MS);
  });

  test.each(["GET", "POST"])("answers a guest's %s with 401", async (method) => {
    expect((await portal.visit("/pt-BR/session", { method })).status).toBe(401);
  });

  test("renews on POST, and sends the new token in the cookie only", async () => {
    const as = signInFree({ leftMs: HOUR_MS });
    const { status, cookies, text } = await portal.visit("/pt-BR/session", { as, method: "POST" });
    expect(status).toBe(200);
    expect(access(cookies)).toEqual([expect.stringMatching(/^portal_access=at_\w+;/)]);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(["leftMs"]);
  });

  test("keeps the cookie while the service is unavailable", async () => {
    const as = signInFree();
    await portal.visit("/pt-BR/session", { as });
    service.state.outage = "failing";
    const { status, cookies } = await portal.visit("/pt-BR/session", { as, method: "POST" });
    expect([status, access(cookies)]).toEqual([503, []]);
  });

  test("does not redirect a member to the login while the service is unavailable", async () => {
    const as = signInFree();
    service.state.outage = "failing";
    for (const method of ["GET", "POST"]) {
      const { status, cookies } = await portal.visit("/pt-BR/session", { as, method });
      expect([status, access(cookies)]).toEqual([503, []]);
    }
  });

  test("deletes the cookie when the service refuses", async () => {
    const as = signInFree();
    await portal.visit("/pt-BR/session", { as });
    service.state.sessions.clear();
    const { status, cookies } = await portal.visit("/pt-BR/session", { as, method: "POST" });
    expect(status).toBe(401);
    expect(access(cookies)).toEqual([cleared]);
  });
});

describe("logout", () => {
  test("ends the session in the service and in the browser", async () => {
    const as = signInFree();
    const { status, location, cookies } = await portal.visit("/pt-BR/logout", {
      as,
      method: "POST",
    });
    expect([status, location]).toEqual([302, "/pt-BR/login"]);
    expect(access(cookies)).toEqual([cleared]);
    expect(service.state.sessions.has(as)).toBe(false);
    expect((await portal.visit("/pt-BR/app", { as })).status).toBe(302);
  });

  test("does nothing on GET", async () => {
    const as = signInFree();
    const { location, cookies } = await portal.visit("/pt-BR/logout", { as });
    expect([location, access(cookies)]).toEqual(["/pt-BR", []]);
    expect(service.state.sessions.has(as)).toBe(true);
  });

  test.each(["failing", "refused"] as const)(
    "deletes the cookie while the service is %s",
    async (outage) => {
      const as = signInFree();
      service.state.outage = outage;
      const { status, cookies } = await portal.visit("/pt-BR/logout", { as, method: "POST" });
      expect(status).toBe(302);
      expect(access(cookies)).toEqual([cleared]);
    },
  );

  test("of a guest is not an error", async () => {
    expect((await portal.visit("/pt-BR/logout", { method: "POST" })).status).toBe(302);
  });
});

describe("theme", () => {
  test.each([
    ["dark", "/pt-BR/app/news", "dark", "/pt-BR/app/news"],
    ["light", "//evil.example", "light", "/pt-BR"],
    ['"><script>', "", "auto", "/pt-BR"],
  ])(
    "%s is saved, and the return address stays within the portal",
    async (theme, redirect, stored, location) => {
      const answer = await portal.visit("/pt-BR/theme", { form: { theme, redirect } });
      expect(answer.location).toBe(location);
      expect(answer.cookies).toContainEqual(expect.stringContaining(`portal_theme=${stored};`));
    },
  );

  test("is rendered by the server", async () => {
    const { text } = await portal.visit("/pt-BR/login", {
      headers: { cookie: "portal_theme=dark" },
    });
    expect(text).toContain('data-theme="dark"');
  });

  test("is not changed by GET", async () => {
    const { cookies } = await portal.visit("/pt-BR/theme?theme=dark");
    expect(cookies.join()).not.toContain("portal_theme");
  });
});

describe("locale cookie", () => {
  test("is set with the first page and lasts 365 days", async () => {
    const { cookies } = await portal.visit("/pt-BR");
    expect(cookies).toContainEqual(
      expect.stringMatching(/^portal_locale=pt-BR; Path=\/; Max-Age=31536000; SameSite=/),
    );
  });
});

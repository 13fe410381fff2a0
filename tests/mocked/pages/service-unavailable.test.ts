import { beforeEach, describe, expect, test } from "vitest";
import { mockNetwork, service } from "../../mocks/network";
import { openPortal, publishNews, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const outages = ["failing", "refused", "hanging"] as const;

// A hanging service costs two seconds per visit.
describe.each(outages)("the service is %s", { timeout: 20_000 }, (outage) => {
  test("public pages answer", async () => {
    service.state.outage = outage;
    expect((await portal.visit("/pt-BR")).status).toBe(200);
    expect((await portal.visit("/pt-BR/login")).status).toBe(200);
  });

  test("an unknown member gets a 503 with Retry-After, and keeps the cookie", async () => {
    const as = signInFree();
    service.state.outage = outage;
    for (const path of ["/pt-BR/app/news", "/pt-BR/app/news.data"]) {
      const { status, headers, cookies } = await portal.visit(path, { as });
      expect([path, status]).toEqual([path, 503]);
      expect(cookies.join()).not.toContain("portal_access");
      expect([path, headers.get("retry-after")]).toEqual([path, "5"]);
    }
  });

  test("public pages keep the cookie of an unknown member", async () => {
    const as = signInFree();
    service.state.outage = outage;
    const { status, cookies } = await portal.visit("/pt-BR", { as });
    expect(status).toBe(200);
    expect(cookies.join()).not.toContain("portal_access");
  });
});

test("service outage: a known member reads on, and is not redirected to the login", async () => {
  const as = signInFree();
  const news = publishNews();
  await portal.visit("/pt-BR/app/news", { as });
  service.state.outage = "refused";
  const { status, text } = await portal.visit(`/pt-BR/app/news/${news.slug}`, { as });
  expect(status).toBe(200);
  expect(text).toContain(news.title);
});

test("service outage: a member who logs out loses the cookie, and reads that the session may still be open", async () => {
  const as = signInFree();
  service.state.outage = "refused";
  const { status, location, cookies } = await portal.visit("/pt-BR/logout", { as, form: {} });
  expect([status, location]).toEqual([302, "/pt-BR/login?notice=session-left-open"]);
  expect(cookies.join()).toContain("portal_access=;");
  service.state.outage = null;
  const { text } = await portal.visit(location ?? "");
  expect(text).toContain("Você saiu deste navegador");
});

test("service outage: a member whose session had already ended logs out without this warning", async () => {
  const as = signInFree();
  service.state.sessions.clear();
  const { location } = await portal.visit("/pt-BR/logout", { as, form: {} });
  expect(location).toBe("/pt-BR/login");
});

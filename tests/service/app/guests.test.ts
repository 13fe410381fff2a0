import { beforeAll, describe, expect, test } from "vitest";
import { requiredEnv } from "../../support/required-env";
import { memberAddresses } from "./addresses";
import { BROWSER, first, send, submitForm, type WireAnswer } from "./wire";

/** Member-only texts, from the running CMS itself. */
let memberTexts: string[] = [];
beforeAll(async () => {
  const url = new URL(
    "/items/news?fields=title&limit=50&sort=publishedAt",
    requiredEnv("TEST_CMS_URL"),
  );
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${requiredEnv("TEST_CMS_FREE_TOKEN")}` },
  });
  const { data } = (await answer.json()) as { data: { title: string }[] };
  memberTexts = data.map((news) => news.title);
  expect(memberTexts.length).toBeGreaterThan(10);
});

function expectNothingOfMembers(address: string, answer: WireAnswer): void {
  const leaked = memberTexts.filter((text) => answer.body.includes(text));
  expect([address, leaked]).toEqual([address, []]);
  expect(answer.status, address).toBeLessThan(500);
}

/** Expects a quick redirect out of the app, to a path of the portal. */
function expectRedirected(address: string, answer: WireAnswer): void {
  expectNothingOfMembers(address, answer);
  expect([302, 303], address).toContain(answer.status);
  expect(first(answer, "location"), address).toMatch(/^\/pt-BR\/login\?redirect=%2Fpt-BR%2Fapp/);
  expect(Buffer.byteLength(answer.body), address).toBeLessThan(2_048);
  expect(first(answer, "cache-control"), address).toContain("no-store");
}

test("guest: every member address redirects to the login", async () => {
  for (const address of memberAddresses) {
    expectRedirected(address, await send({ target: address, headers: BROWSER }));
  }
});

test("guest: the data of every member address redirects too", async () => {
  for (const address of memberAddresses) {
    for (const query of ["", "?_routes=root", "?index", "?_routes="]) {
      const answer = await send({ target: `${address}.data${query}`, headers: BROWSER });
      expectNothingOfMembers(address, answer);
      expect([202, 302, 404], address).toContain(answer.status);
      if (answer.status === 202) expect(answer.body).toContain("/pt-BR/login?redirect=");
    }
  }
});

test("guest: no single loader answers", async () => {
  const ids = [
    "root",
    "routes/app/layout",
    "routes/app/home",
    "routes/news/list",
    "routes/news/results",
    "routes/news/item",
    "routes/news/favorites",
  ];
  for (const id of ids) {
    const name = encodeURIComponent(id);
    const requested = await send({ target: `/pt-BR/app/news?_data=${name}`, headers: BROWSER });
    expect(requested.status).toBe(400);
    const chosen = await send({ target: `/pt-BR/app/news.data?_routes=${name}`, headers: BROWSER });
    expectNothingOfMembers(id, chosen);
    expect(chosen.body).toContain("/pt-BR/login?redirect=");
  }
});

test("guest: no action works", async () => {
  const form = { type: "news", item: "1", isFavorite: "true" };
  for (const address of memberAddresses) {
    for (const target of [address, `${address}.data`, `${address}?index`]) {
      const answer = await submitForm(target, form);
      expectNothingOfMembers(target, answer);
      expect([202, 302, 404, 405], target).toContain(answer.status);
      if (answer.status === 302)
        expect(first(answer, "location")).toMatch(/^\/pt-BR\/login\?redirect=/);
    }
    expect((await submitForm(`${address}?_data=root`, form)).status).toBe(400);
  }
});

describe("guest at other spellings of an address", () => {
  test.each([
    "/pt-br/app/news",
    "/PT-BR/APP/NEWS",
    "/pt-BR/App/News",
    "/pt-BR/app/news/",
    "/pt-BR/app/news//",
    "/pt-BR//app/news",
    "/pt-BR/app//news",
    "//pt-BR/app/news",
    "/./pt-BR/app/news",
    "/pt-BR/./app/news",
    "/pt-BR/x/../app/news",
    "/../pt-BR/app/news",
    "/pt-BR/login/../app/news",
    "/pt-BR/app%2Fnews",
    "/pt-BR%2fapp%2fnews",
    "/pt-BR/%61pp/news",
    "/pt-BR/app/%6eews",
    "/pt-BR/app/news;x=1",
    "/pt-BR;/app/news",
    "/pt-BR/app/news%00",
    "/pt-BR/app/news%20",
    "/pt-BR/app/news.",
    "/pt-BR/app/news%2e",
    "/pt-BR/app/news.data/",
    "/pt-BR/app/news.json",
    "/pt-BR/app/_root.data",
    "/pt-BR\\app\\news",
    "/pt-BR/app/news#.data",
  ])("%s", async (target) => {
    expectNothingOfMembers(target, await send({ target, headers: BROWSER }));
  });
});

test.each([
  "x",
  "null",
  "%00",
  "at_unknown00000000000000000000",
  "a".repeat(4_000),
  '"quoted"',
  "a=b;=;",
])("guest: the invalid cookie %j counts as a guest", async (value) => {
  const headers = { ...BROWSER, Cookie: `portal_access=${value}` };
  expectRedirected(value, await send({ target: "/pt-BR/app/news", headers }));
});

import { beforeEach, describe, expect, test } from "vitest";
import { makeArticle, makeNews } from "../../factories/content";
import { memberAt } from "../../factories/signup";
import { directus, mockNetwork, signup } from "../../mocks/network";
import { openPortal, signInFree, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const NEWS = "/pt-BR/app/news/aluguel-em-2026";
const LOGIN = `/pt-BR/login?redirect=${encodeURIComponent(NEWS)}`;
const SIGNUP = `/pt-BR/signup?redirect=${encodeURIComponent(NEWS)}`;
const stored = `portal_wanted=${encodeURIComponent(NEWS)}`;

describe("visitor who opens a headline", () => {
  beforeEach(() => {
    directus.state.database.news.push(
      makeNews({
        slug: "aluguel-em-2026",
        title: "Aluguel em 2026",
        summary: "Quanto muda",
        body: "<p>Só para quem tem conta</p>",
      }),
    );
  });

  test("sees title and summary, never the text, and a login link that returns here", async () => {
    expect((await portal.visit(NEWS)).location).toBe(LOGIN);
    const { status, text } = await portal.visit(LOGIN);
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Aluguel em 2026<\/h1>/);
    expect(text).toContain("Quanto muda");
    expect(text).toContain('property="og:title" content="Aluguel em 2026"');
    expect(text).not.toContain("Só para quem tem conta");
    expect(text.split(`href="${SIGNUP}"`)).toHaveLength(3);
  });

  test("sees title and summary of an article, also of a locked one, never the text", async () => {
    const article = makeArticle({ slug: "imposto", title: "Imposto na fonte", access: "paying" });
    directus.state.database.articles.push(article);
    const path = "/pt-BR/app/articles/imposto";
    const login = `/pt-BR/login?redirect=${encodeURIComponent(path)}`;
    expect((await portal.visit(path)).location).toBe(login);
    const { text } = await portal.visit(login);
    expect(text).toMatch(/<h1[^>]*>Imposto na fonte<\/h1>/);
    expect(text).toContain(String(article.summary));
    expect(text).not.toContain("Corpo do artigo");
  });

  test.each([
    ["a news item that there is not", `${LOGIN}-2`],
    ["another page", "/pt-BR/login?redirect=%2Fpt-BR%2Fapp%2Fideas"],
    ["no page", "/pt-BR/login"],
  ])("gets only the login for %s", async (_, path) => {
    const { status, text } = await portal.visit(path);
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Entrar<\/h1>/);
  });

  test("sees nothing of an unpublished item", async () => {
    for (const news of directus.state.database.news) Object.assign(news, { status: "draft" });
    expect((await portal.visit(LOGIN)).text).not.toContain("Aluguel em 2026");
  });

  test("gets the usual login while the content is unavailable", async () => {
    directus.state.outage = "failing";
    const { status, text } = await portal.visit(LOGIN);
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Entrar<\/h1>/);
  });
});

describe("signup from a headline", () => {
  test("remembers the requested page and starts as usual", async () => {
    const { location, cookies } = await portal.visit(`${SIGNUP}&ref=feira26`);
    expect(location).toBe("/pt-BR/signup?ref=feira26");
    expect(cookies).toEqual([`${stored}; Path=/; Max-Age=2592000; SameSite=Strict; HttpOnly`]);
  });

  test.each(["https://evil.example", "//evil.example", "/pt-BR//evil.example", "javascript:1"])(
    "does not remember %s",
    async (redirect) => {
      const path = `/pt-BR/signup?redirect=${encodeURIComponent(redirect)}`;
      const { location, cookies } = await portal.visit(path);
      expect([location, cookies]).toEqual(["/pt-BR/signup", []]);
    },
  );

  test.each([
    [`; ${stored}`, NEWS],
    ["; portal_wanted=https%3A%2F%2Fevil.example", "/pt-BR/app"],
    ["; portal_wanted=%E0%A4%A", "/pt-BR/app"],
    ["", "/pt-BR/app"],
  ])("with the cookie %j ends at %s, also when it is postponed", async (cookie, expected) => {
    signup.answer("POST member/steps", memberAt("done"));
    for (const intent of ["next", "later"]) {
      const form = { step: "welcome", intent };
      const headers = { cookie: `portal_access=${signInFree()}${cookie}` };
      const { location, cookies } = await portal.visit("/pt-BR/signup", { headers, form });
      expect(location).toBe(expected);
      expect(cookies).toEqual(
        expected === NEWS ? [expect.stringMatching(/^portal_wanted=; Path=\/; Max-Age=0;/)] : [],
      );
    }
  });
});

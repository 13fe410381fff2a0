import { beforeEach, describe, expect, test } from "vitest";
import { makeArticle } from "../../factories/content";
import { makeFavorite } from "../../factories/member-rows";
import { directus, mockNetwork } from "../../mocks/network";
import { openPortal, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  directus.state.database.articles.push(
    makeArticle({ slug: "aberto", title: "Artigo aberto" }),
    makeArticle({
      slug: "fechado",
      title: "Artigo fechado",
      access: "paying",
      body: "<p>Xilindrofone</p>",
    }),
  );
});

const visit = (path: string, as = signInFree()) =>
  portal.visit(`/pt-BR/app/articles${path}`, { as });

describe("articles for a free member", () => {
  test("all appear in the list, with a lock", async () => {
    const { status, text } = await visit("");
    expect(status).toBe(200);
    expect(text).toContain("Artigo aberto");
    expect(text).toContain("Artigo fechado");
    expect(text.split("Para assinantes")).toHaveLength(2);
  });

  test("an open one shows its date of review and its sources", async () => {
    const { status, text } = await visit("/aberto");
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Artigo aberto<\/h1>/);
    for (const word of ["Verificado em", "1 nov. 2026", "Próxima revisão", "SEM", "Iniciante"])
      expect(text).toContain(word);
  });

  test("a locked one answers 402, as page and as data, without its text", async () => {
    for (const path of ["/fechado", "/fechado.data"]) {
      const { status, text } = await visit(path);
      expect([path, status]).toEqual([path, 402]);
      expect(text).toContain("Artigo fechado");
      expect(text).not.toContain("Xilindrofone");
    }
  });

  test("the search does not match the words of a locked text", async () => {
    const { text } = await visit("/results?query=xilindrofone");
    expect(text).toContain("Nada em artigos com “xilindrofone”");
  });

  test("the canton filter is refused", async () => {
    const { text } = await visit("/results?canton=ZH");
    expect(text).not.toContain("Remover filtro");
  });
});

test("articles: a paying member reads all of them and sees no lock", async () => {
  const as = signInPaying();
  const list = await visit("", as);
  expect(list.text).not.toContain("Para assinantes");
  const { status, text } = await visit("/fechado", as);
  expect(status).toBe(200);
  expect(text).toContain("Xilindrofone");
  expect((await visit("/results?query=xilindrofone", as)).text).toContain("Artigo fechado");
});

test("articles: an unknown one is a 404, and an empty slug leads to the list", async () => {
  expect((await visit("/nao-existe")).status).toBe(404);
  expect((await visit("/Fechado!")).status).toBe(404);
});

test("article favorites: say so if the article is gone", async () => {
  directus.state.database.favorites.push(makeFavorite({ type: "articles", user_created: null }));
  const { status, text } = await visit("/favorites");
  expect(status).toBe(200);
  expect(text).toMatch(/Artigos favoritos/);
});

test("article list: without the CMS says so with 503 and shows the rest of the page", async () => {
  directus.state.outage = "failing";
  const { status, text } = await visit("");
  expect(status).toBe(503);
  expect(text).toContain("Os artigos não carregaram");
});

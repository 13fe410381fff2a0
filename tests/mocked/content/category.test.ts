import { beforeEach, expect, test } from "vitest";
import { makeArticle, makeCategory, makeNews, makeVideo } from "../../factories/content";
import { makeCourse } from "../../factories/courses";
import { directus, mockNetwork } from "../../mocks/network";
import { openPortal, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  const { database } = directus.state;
  const housing = makeCategory({ slug: "moradia", name: "Moradia" });
  database.categories.push(housing, makeCategory({ slug: "vazia", name: "Vazia" }));
  const about = { category: housing.id };
  database.news.push(
    makeNews({ title: "Notícia da casa", ...about }),
    makeNews({ title: "Outra" }),
  );
  database.articles.push(makeArticle({ title: "Artigo da casa", ...about }));
  database.videos.push(makeVideo({ title: "Vídeo da casa", ...about, access: "paying" }));
  database.courses.push(makeCourse({ title: "Curso da casa", ...about }));
});

const visit = (path: string, as = signInFree()) => portal.visit(`/pt-BR/app${path}`, { as });

test("category: shows the newest of every kind, with a link to all of it", async () => {
  const { status, text } = await visit("/categories/moradia", signInPaying());
  expect(status).toBe(200);
  for (const title of ["Notícia da casa", "Artigo da casa", "Vídeo da casa", "Curso da casa"])
    expect(text).toContain(title);
  expect(text).not.toContain("Outra");
  for (const kind of ["news", "articles", "videos", "courses"])
    expect(text).toContain(`href="/pt-BR/app/${kind}/results?category=moradia"`);
});

test("category: an empty one says so; an unknown one is a 404", async () => {
  const empty = await visit("/categories/vazia");
  expect([empty.status, empty.text.includes("Ainda não há nada sobre este assunto")]).toEqual([
    200,
    true,
  ]);
  expect((await visit("/categories/nada")).status).toBe(404);
});

test("category: says with 503 that it can't be read while Directus is unavailable, never that it is empty", async () => {
  // The categories are cached by now, their content is not.
  await visit("/news");
  directus.state.outage = "failing";
  const { status, text } = await visit("/categories/moradia");
  expect(status).toBe(503);
  expect(text).not.toContain("Ainda não há");
  expect(text).toContain("As publicações não carregaram");
  expect(text).toMatch(/href="\/pt-BR\/app\/categories\/moradia"[^>]*>(<[^>]*>)*Tentar de novo/);
});

test("category list of one kind: says that it is empty in this category only", async () => {
  const { status, text } = await visit("/courses?category=vazia");
  expect(status).toBe(200);
  expect(text).toContain("Nada nesta categoria por enquanto");
  expect(text).toMatch(/href="\/pt-BR\/app\/courses"[^>]*>(<[^>]*>)*Ver todos os cursos/);
  expect(text).not.toContain("Ainda não há cursos");
});

test("category list of one kind: links to all content of its subject", async () => {
  const to = 'href="/pt-BR/app/categories/moradia"';
  expect((await visit("/articles?category=moradia")).text).toContain(to);
  expect((await visit("/articles")).text).not.toContain(to);
});

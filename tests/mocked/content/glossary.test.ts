import { beforeEach, expect, test } from "vitest";
import { makeCanton, makeCantonTranslation } from "../../factories/cantons";
import { makeArticle, makeGlossaryTerm, makeOldAddress } from "../../factories/content";
import { makeCourse, makeCourseClass, makeCourseModule } from "../../factories/courses";
import { directus, mockNetwork } from "../../mocks/network";
import { openPortal, publishVideo, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

const term = makeGlossaryTerm({
  term: "Quellensteuer",
  slug: "quellensteuer",
  ptBr: "imposto na fonte",
  definition: "Imposto descontado do salário.",
});

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  directus.state.database.glossary_terms.push(
    term,
    makeGlossaryTerm({ term: "Zahlungsbefehl", slug: "zahlungsbefehl" }),
    makeGlossaryTerm({ term: "Rascunho", slug: "rascunho", status: "draft" }),
  );
});

const visit = (path: string, as = signInFree()) => portal.visit(`/pt-BR/app${path}`, { as });

test("glossary: lists all published terms by letter", async () => {
  const { status, text } = await visit("/glossary");
  expect(status).toBe(200);
  expect(text).toContain("2 termos");
  expect(text).toContain('href="#letra-q"');
  expect(text).toContain("Imposto descontado do salário.");
  expect(text).not.toContain("Rascunho");
});

test("glossary: its search matches every name, without accents", async () => {
  const { text } = await visit("/glossary?query=IMPOSTO+na+fonte");
  expect(text).toContain("1 termo<");
  expect(text).not.toContain("Zahlungsbefehl");
});

test("glossary: a search without a match links to the portal search", async () => {
  const { status, text } = await visit("/glossary?query=abacaxi");
  expect(status).toBe(200);
  expect(text).toContain("Nenhum termo com “abacaxi”");
  expect(text).toContain("/pt-BR/app/search?query=abacaxi");
});

test("glossary term: has its own page, with source", async () => {
  const { status, text } = await visit("/glossary/quellensteuer");
  expect(status).toBe(200);
  expect(text).toMatch(/<h1[^>]*>Quellensteuer<\/h1>/);
  expect(text).toContain("https://www.ch.ch/");
});

test("glossary term: redirects its old address, and says when it was withdrawn", async () => {
  const { glossary_terms: terms, old_addresses: former } = directus.state.database;
  const stored = terms.find(({ slug }) => slug === "quellensteuer");
  const draft = terms.find(({ slug }) => slug === "rascunho");
  former.push(
    makeOldAddress({ collection: "glossary_terms", slug: "imposto", item: stored?.id ?? "" }),
    makeOldAddress({ collection: "glossary_terms", slug: "retirado", item: draft?.id ?? "" }),
    makeOldAddress({ collection: "news", slug: "noticia", item: stored?.id ?? "" }),
  );
  const moved = await visit("/glossary/imposto");
  expect([moved.status, moved.location]).toEqual([301, "/pt-BR/app/glossary/quellensteuer"]);
  expect((await visit("/glossary/retirado")).status).toBe(410);
  expect((await visit("/glossary/noticia")).status).toBe(404);
});

test.each(["/glossary/rascunho", "/glossary/nada"])("glossary: %s is a 404", async (path) => {
  expect((await visit(path)).status).toBe(404);
});

test("glossary: says that it is unavailable while Directus is down, and offers another try of the query", async () => {
  directus.state.outage = "failing";
  const { status, text } = await visit("/glossary?query=ahv");
  expect(status).toBe(503);
  expect(text).toContain("O glossário não está disponível agora");
  expect(text).toMatch(/href="\/pt-BR\/app\/glossary\?query=ahv"[^>]*>(<[^>]*>)*Tentar de novo/);
});

test("glossary: links and explains the terms of an article", async () => {
  directus.state.database.articles.push(
    makeArticle({ slug: "aberto", body: "<h2>Quellensteuer</h2><p>A Quellensteuer.</p>" }),
  );
  const { text } = await visit("/articles/aberto");
  expect(text).toContain(
    '<a href="/pt-BR/app/glossary/quellensteuer" data-term="quellensteuer" lang="de">Quellensteuer</a>',
  );
  expect(text.split('data-term="quellensteuer"')[0]).toContain("<h2");
});

test("glossary: the terms of a locked text stay locked with it", async () => {
  directus.state.database.articles.push(
    makeArticle({ slug: "fechado", access: "paying", body: "<p>A Quellensteuer</p>", preview: "" }),
  );
  for (const path of ["/articles/fechado", "/articles/fechado.data"]) {
    const { status, text } = await visit(path);
    expect([path, status]).toEqual([path, 402]);
    expect(text).not.toMatch(/quellensteuer/i);
  }
  const paying = await visit("/articles/fechado", signInPaying());
  expect(paying.text).toContain('data-term="quellensteuer"');
});

test("glossary: an edited term gets its new explanation at once", async () => {
  directus.state.database.articles.push(
    makeArticle({ slug: "texto", body: "<p>A Quellensteuer</p>" }),
  );
  await visit("/articles/texto");
  const [stored] = directus.state.database.glossary_terms;
  if (stored) stored.definition = "Outra explicação.";
  portal.portal.cmsChanged("glossary_terms", [term.id]);
  expect((await visit("/articles/texto")).text).toContain("Outra explicação.");
});

test("glossary: explains the terms of a canton's text to members with access", async () => {
  const { database } = directus.state;
  database.Cantons.push(makeCanton({ id: 22, cantonCode: "VD" }));
  database.Cantons_translations.push(
    makeCantonTranslation({ description: "<p>A Quellensteuer aqui.</p>" }),
  );
  const paying = await visit("/cantons/VD", signInPaying());
  expect(paying.text).toContain('data-term="quellensteuer"');
  expect((await visit("/cantons/VD")).text).not.toMatch(/quellensteuer/i);
});

test("glossary: explains the terms of a class to members with access", async () => {
  const { database } = directus.state;
  const course = makeCourse({ slug: "c", access: "paying" });
  const module = makeCourseModule({ course: course.id, slug: "m" });
  database.courses.push(course);
  database.course_modules.push(module);
  database.course_classes.push(
    makeCourseClass({ module: module.id, slug: "a", body: "<p>A Quellensteuer aqui.</p>" }),
  );
  const paying = await visit("/courses/c/m/a", signInPaying());
  expect(paying.text).toContain('data-term="quellensteuer"');
  expect((await visit("/courses/c/m/a")).text).not.toMatch(/quellensteuer/i);
});

test("glossary: lists the terms of a video for members with access", async () => {
  const vtt = "WEBVTT\n\n00:02.000 --> 00:05.000\nA Quellensteuer & você.\n";
  publishVideo({ slug: "filme", access: "paying", captions: [{ lang: "pt-BR", vtt }] });
  const link = /href="\/pt-BR\/app\/glossary\/quellensteuer"[^>]*>Quellensteuer</;
  expect((await visit("/videos/filme", signInPaying())).text).toMatch(link);
  for (const path of ["/videos/filme", "/videos/filme.data"])
    expect((await visit(path)).text).not.toMatch(/quellensteuer/i);
});

test("glossary: lists the terms of a course's public texts", async () => {
  const { database } = directus.state;
  const course = makeCourse({
    slug: "c",
    access: "paying",
    outcomes: [{ text: "A Quellensteuer" }],
  });
  database.courses.push(course);
  expect((await visit("/courses/c")).text).toMatch(
    /Termos explicados no glossário.*lang="de"[^>]*href="\/pt-BR\/app\/glossary\/quellensteuer"/s,
  );
});

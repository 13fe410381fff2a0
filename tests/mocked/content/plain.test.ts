import { beforeEach, expect, test } from "vitest";
import { makeArticle, makeFact } from "../../factories/content";
import { directus, mockNetwork } from "../../mocks/network";
import { openPortal, publishNews, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const body = "<h2>Completo</h2><p>Texto longo, {{fato:f}}</p><h2>Mais</h2>";
const plainBody = "<h2>Simples</h2><p>Texto curto.</p><h2>Fim</h2>";

const visit = (path: string, as: string) => portal.visit(`/pt-BR/app${path}`, { as });
const choose = (isPlain: boolean, as: string) =>
  portal.visit("/pt-BR/app/reading", {
    as,
    form: { isPlain: String(isPlain) },
    headers: { accept: "text/html", referer: "http://localhost/pt-BR/app/news/n" },
  });

test("plain language: a text with a plain version says so, another does not", async () => {
  publishNews({ slug: "n", body, plainBody });
  publishNews({ slug: "o", body });
  const as = signInFree();
  const { text } = await visit("/news/n", as);
  expect(text).toContain("Ler em linguagem simples");
  expect(text).toContain("Texto longo");
  expect(text).not.toContain("Texto curto");
  expect((await visit("/news/o", as)).text).not.toContain("linguagem simples");
});

test("plain language: a member who chooses it reads it, with its own outline, until they switch back", async () => {
  directus.state.database.facts.push(makeFact({ key: "f", source: "Fonte do fato" }));
  publishNews({ slug: "n", body, plainBody });
  publishNews({ slug: "o", body });
  const as = signInFree();
  const chosen = await choose(true, as);
  expect([chosen.status, chosen.location]).toEqual([302, "/pt-BR/app/news/n"]);
  const plain = (await visit("/news/n", as)).text;
  expect(plain).toContain("Texto curto");
  expect(plain).toContain('href="#simples"');
  expect(plain).not.toMatch(/Texto longo|#completo|Fonte do fato/);
  expect((await visit("/news/o", as)).text).toContain("Texto longo");
  await choose(false, as);
  expect((await visit("/news/n", as)).text).toContain("Texto longo");
});

test("plain language: another member reads their own choice", async () => {
  publishNews({ slug: "n", body, plainBody });
  await choose(true, signInFree());
  const { text } = await visit("/news/n", signInPaying());
  expect(text).toContain("Texto longo");
  expect(text).not.toContain("Texto curto");
});

test("plain language: a locked article reveals nothing of its plain version", async () => {
  directus.state.database.articles.push(
    makeArticle({ slug: "a", access: "paying", body, plainBody: "<p>Xilindrofone</p>" }),
  );
  const as = signInFree();
  await choose(true, as);
  for (const path of ["/articles/a", "/articles/a.data"])
    expect((await visit(path, as)).text).not.toContain("Xilindrofone");
});

import { beforeEach, expect, test } from "vitest";
import { makeCanton } from "../../factories/cantons";
import { makeArticle, makeFact } from "../../factories/content";
import { directus, mockNetwork } from "../../mocks/network";
import {
  openPortal,
  publishNews,
  publishVideo,
  signInFree,
  signInPaying,
  type Portal,
} from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const visit = (path: string, as = signInFree()) => portal.visit(`/pt-BR/app${path}`, { as });

test("fact: an embedded one shows its source; an expired one warns", async () => {
  directus.state.database.facts.push(
    makeFact({ key: "franquia", body: "CHF 300", title: "Franquia mínima" }),
    makeFact({ key: "limite", body: "CHF 700", title: "Limite", validUntil: "2020-12-31" }),
  );
  publishNews({ slug: "n", body: "<p>{{fato:franquia}}, {{fato:limite}} e {{fato:nada}}.</p>" });
  const { status, text } = await visit("/news/n");
  expect(status).toBe(200);
  expect(text).toContain('<span data-fact="">CHF 300</span>');
  expect(text).toContain("https://www.bag.admin.ch/");
  expect(text).toContain("Um fato deste texto passou do prazo");
  expect(text).toContain("valeu até 31 dez. 2020");
  expect(text).not.toContain("{{fato");
});

test("fact: a changed one appears at once", async () => {
  const fact = makeFact({ key: "franquia", body: "CHF 300" });
  directus.state.database.facts.push(fact);
  publishNews({ slug: "n", body: "<p>{{fato:franquia}}</p>" });
  await visit("/news/n");
  fact.body = "CHF 350";
  portal.portal.cmsChanged("facts", [fact.id]);
  expect((await visit("/news/n")).text).toContain("CHF 350");
});

test("fact: one of a paid article is visible to paying members only, wherever it is embedded", async () => {
  const article = makeArticle({
    slug: "fechado",
    access: "paying",
    body: "<p>{{fato:segredo}}</p>",
    preview: "<p>Abertura {{fato:segredo}}.</p>",
  });
  directus.state.database.articles.push(article);
  directus.state.database.facts.push(
    makeFact({ key: "segredo", body: "Xilindrofone", article: article.id }),
  );
  publishNews({ slug: "n", body: "<p>Aqui {{fato:segredo}}.</p>" });
  for (const path of ["/articles/fechado", "/articles/fechado.data", "/news/n", "/news/n.data"])
    expect((await visit(path)).text).not.toMatch(/Xilindrofone|\{\{fato/);
  const { text } = await visit("/articles/fechado", signInPaying());
  expect(text).toContain("Xilindrofone");
});

const boxes =
  '<div class="callout-tip"><p>Guarde o contrato.</p></div><p>Até lá<span class="footnote">Só em dias úteis.</span>.</p>';

test("callouts and notes: render as the kind chosen in the editors' menu", async () => {
  publishNews({ slug: "n", body: boxes });
  const { text } = await visit("/news/n");
  expect(text).toContain('<aside role="note" data-callout="tip"><p><strong>Dica</strong></p>');
  expect(text).toMatch(/Até lá<sup><a href="#nota_1"[^>]*>1<\/a><\/sup>\./);
  expect(text).toMatch(/<li id="nota_1"><div data-prose[^>]*>Só em dias úteis\.<\/div>/);
});

test("canton figure: shows its source, to members with access", async () => {
  directus.state.database.Cantons.push(makeCanton({ id: 22, cantonCode: "VD" }));
  publishNews({ slug: "n", body: "<p>Salário: {{cantao:vd-salario}}.</p>" });
  const paid = await visit("/news/n", signInPaying());
  expect(paid.text).toContain(
    '<span data-fact="">CHF\u00a06’900</span> <small>(<span lang="de">BFS</span>, 2022)</small>',
  );
  const free = await visit("/news/n");
  expect(free.text).not.toContain("6’900");
  expect(free.text).toContain("/pt-BR/app/cantons/VD");
});

test("embedded film: loads nothing from third parties, and appears for members with access", async () => {
  const video = publishVideo({ slug: "v", provider: "youtube", access: "paying" });
  publishNews({ slug: "n", body: "<p>{{video:v}}</p>" });
  const paid = await visit("/news/n", signInPaying());
  expect(paid.text).toContain(`<figure data-film="${video.id}"><a href="/pt-BR/app/videos/v">`);
  expect(paid.text).not.toMatch(/youtube-nocookie|<iframe/);
  expect((await visit("/news/n")).text).not.toContain(video.id);
});

import { describe, expect, test } from "vitest";
import { findElsewhere } from "~/content/source/elsewhere.server";
import {
  findItem,
  findTeaser,
  listByIds,
  listHighlights,
  listItems,
} from "~/content/source/reader.server";
import { filterSchema } from "~/content/schema";
import { articles } from "~/features/articles/articles";
import { articlesSource } from "~/features/articles/articles.server";
import { makeArticle, makeSearchSynonyms, makeTag } from "../../../../factories/content";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const NOW = new Date("2026-11-21T12:00:00Z");
const reader = (tier: "teaser" | "free" | "paying" = "free") => ({
  cms: makeCms().forTier(tier),
  source: articlesSource,
  now: NOW,
});
const filter = (part: Record<string, string> = {}) => filterSchema(articles).parse(part);

const open = () => makeArticle({ title: "Aberto", publishedAt: "2026-11-20T08:00:00Z" });
const locked = () =>
  makeArticle({
    title: "Fechado",
    access: "paying",
    publishedAt: "2026-11-19T08:00:00Z",
    preview: "<p>Só a abertura</p>",
    body: "<p>Só a abertura</p><h2>Depois</h2><p>Xilindrofone</p>",
    outline: [{ level: 2, text: "Depois", anchor: "depois" }],
  });

/** One open and one locked article, stored. */
function given() {
  const both = [open(), locked()] as const;
  directus.state.database.articles.push(...both);
  return both;
}

describe("article lists", () => {
  test("show all articles to every member, with a lock on those for paying members", async () => {
    given();
    const locksFor = async (tier: "free" | "paying") =>
      (await listHighlights(reader(tier))).map(({ title, isLocked }) => [title, isLocked ?? false]);
    expect(await locksFor("free")).toEqual([
      ["Aberto", false],
      ["Fechado", true],
    ]);
    expect(await locksFor("paying")).toEqual([
      ["Aberto", false],
      ["Fechado", false],
    ]);
  });

  test("show the level", async () => {
    directus.state.database.articles.push(makeArticle({ level: "advanced" }));
    const [card] = await listHighlights(reader());
    expect(card?.marks).toEqual(["Avançado"]);
  });

  test("filter by level", async () => {
    directus.state.database.articles.push(
      makeArticle({ level: "beginner", title: "a" }),
      makeArticle({ level: "advanced", title: "b" }),
    );
    const { items } = await listItems(reader(), filter({ level: "advanced" }));
    expect(items.map(({ title }) => title)).toEqual(["b"]);
  });

  test("filter by permit, and include articles for all permits", async () => {
    directus.state.database.articles.push(
      makeArticle({ permitTypes: ["B", "C"], title: "B e C" }),
      makeArticle({ permitTypes: ["Ci"], title: "só Ci" }),
      makeArticle({ permitTypes: [], title: "todos" }),
    );
    const find = async (permit: string) =>
      new Set((await listItems(reader(), filter({ permit }))).items.map(({ title }) => title));
    expect(await find("C")).toEqual(new Set(["B e C", "todos"]));
    expect(await find("Ci")).toEqual(new Set(["só Ci", "todos"]));
  });

  test.each<Record<string, string>>([{ level: "expert" }, { permit: "X" }, { permit: "%" }])(
    "ignore %j in the address",
    (typed) => {
      expect(filter(typed)).toEqual({ sort: "new", page: 1 });
    },
  );

  test("of favorites keep a locked article, with its lock", async () => {
    const [, closed] = given();
    const [card] = await listByIds(reader(), [closed.id]);
    expect(card).toMatchObject({ title: "Fechado", isLocked: true });
  });
});

describe("article search", () => {
  const find = async (query: string, tier: "free" | "paying") =>
    (await listItems(reader(tier), filter({ query }))).items.map(({ title }) => title);

  test("matches the text of a locked article only for paying members", async () => {
    given();
    expect(await find("xilindrofone", "paying")).toEqual(["Fechado"]);
    expect(await find("xilindrofone", "free")).toEqual([]);
    expect(await find("fechado", "free")).toEqual(["Fechado"]);
  });

  test("matches the text of an open article for every member", async () => {
    directus.state.database.articles.push(
      makeArticle({ title: "Aberto", body: "<p>Franquia</p>" }),
      makeArticle({ title: "Fechado", body: "<p>Franquia</p>", access: "paying" }),
    );
    directus.state.database.search_synonyms.push(makeSearchSynonyms("franquia", "Franchise"));
    expect(await find("franchise", "free")).toEqual(["Aberto"]);
  });

  test("counts only the results that it lists", async () => {
    given();
    const { totalCount } = await listItems(reader(), filter({ query: "xilindrofone" }));
    expect(totalCount).toBe(0);
  });
});

describe("article page", () => {
  test("has level, permits, review and all sources", async () => {
    const tag = makeTag();
    const article = makeArticle({
      permitTypes: ["L", "B"],
      level: "intermediate",
      reviewedAt: "2026-11-02",
      reviewDueAt: "2027-05-20",
      sourceName: "ch.ch",
      sourceUrl: "https://www.ch.ch/",
    });
    Object.assign(directus.state.database, {
      articles: [article],
      tags: [tag],
      articles_tags: [{ id: 1, articles_id: article.id, tags_id: tag.id }],
    });
    const found = await findItem(reader(), article.slug);
    expect(found?.item.facts).toEqual([
      { label: "Nível", value: "Intermediário" },
      { label: "Autorizações", value: "L, B" },
      { label: "Verificado em", value: "2 nov. 2026" },
      { label: "Próxima revisão", value: "20 mai. 2027" },
      { label: "Revisado por", value: "Equipe editorial" },
    ]);
    expect(found?.item).toMatchObject({
      tags: [{ slug: tag.slug, name: tag.name }],
      sources: [
        { name: "ch.ch", url: "https://www.ch.ch/" },
        { name: "SEM", url: "https://www.sem.admin.ch/" },
      ],
    });
    expect(found?.item.warning).toBeUndefined();
  });

  test("names the authors, and links the chosen calculators in each wording", async () => {
    const article = makeArticle({
      authors: [{ name: "Ana Souza" }, { name: "Beat Frei" }],
      relatedTools: ["net-salary", "plan", "nada"],
      plainBody: "<p>Em palavras simples.</p>",
    });
    const none = makeArticle({ relatedTools: [] });
    directus.state.database.articles.push(article, none);
    const line =
      '<p><strong>Faça as contas:</strong> <a href="/pt-BR/app/tools/net-salary">Salário líquido</a>, ' +
      '<a href="/pt-BR/app/plan">Meu plano Suíça</a></p>';
    const found = await findItem(reader(), article.slug);
    expect(found?.item.facts?.[0]).toEqual({ label: "Escrito por", value: "Ana Souza, Beat Frei" });
    expect(found?.item.bodyHtml.endsWith(line)).toBe(true);
    const plain = await findItem(reader(), article.slug, true);
    expect(plain?.item.bodyHtml).toBe(`<p>Em palavras simples.</p>${line}`);
    expect((await findItem(reader(), none.slug))?.item.bodyHtml).not.toContain("Faça as contas");
  });

  test("says that its review is overdue", async () => {
    const article = makeArticle({ reviewDueAt: "2026-11-20" });
    directus.state.database.articles.push(article);
    const found = await findItem(reader(), article.slug);
    expect(found?.item.warning).toContain("20 nov. 2026");
  });

  test("is valid until its review day is over in Switzerland", async () => {
    const article = makeArticle({ reviewDueAt: "2026-11-21" });
    directus.state.database.articles.push(article);
    const { cms } = reader();
    const readAt = async (now: string) => {
      const found = await findItem({ ...reader(), cms, now: new Date(now) }, article.slug);
      return found?.item.warning;
    };
    expect(await readAt("2026-11-21T22:59:00Z")).toBeUndefined();
    expect(await readAt("2026-11-21T23:01:00Z")).toContain("21 nov. 2026");
  });

  test("of a locked article is available to paying members only", async () => {
    const [, closed] = given();
    expect(await findItem(reader("free"), closed.slug)).toBeNull();
    const found = await findItem(reader("paying"), closed.slug);
    expect(found?.item.bodyHtml).toContain("Xilindrofone");
    expect(JSON.stringify(found?.item)).not.toContain("isLocked");
  });

  test("of a locked article shows its opening, headings and facts, but never its text", async () => {
    const [, closed] = given();
    const elsewhere = await findElsewhere(reader("free"), closed.slug);
    expect(elsewhere).toMatchObject({
      kind: "locked",
      item: {
        title: "Fechado",
        previewHtml: "<p>Só a abertura</p>",
        outline: [{ text: "Depois", level: 2 }],
        readingMinutes: closed.readingMinutes,
      },
    });
    expect(elsewhere?.kind === "locked" && elsewhere.item.facts).toContainEqual({
      label: "Nível",
      value: "Iniciante",
    });
    expect(JSON.stringify(elsewhere)).not.toContain("Xilindrofone");
  });

  test("shows visitors title and summary", async () => {
    const [, closed] = given();
    const teaser = await findTeaser(reader("teaser"), closed.slug);
    expect(teaser).toMatchObject({ title: "Fechado", summary: closed.summary });
    expect(JSON.stringify(teaser)).not.toContain("Xilindrofone");
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { free, paying, plain, row, startSearchIndex } from "./search-index.ts";

let index: Awaited<ReturnType<typeof startSearchIndex>>;
const authors = [{ name: "Zilda Prado" }, { name: null }, { name: "Téo d'Ávila-Reis" }];
const card = { summary: "Um resumo que todos veem: chocolate", body: "O segredo é baunilha." };

beforeAll(async () => {
  index = await startSearchIndex({
    articles: [
      row({ id: "locked", title: "Artigo de assinante", ...card, authors, readBy: "paying" }),
      row({
        ...{ id: "open", title: "Artigo aberto", ...card, authors, body: "Aqui há canela." },
        ...{ plainBody: "<p>Fala de cravo.</p>", readBy: "free" },
      }),
      row({
        ...{ id: "echo", title: "Cardápio da casa", summary: "O que há.", readBy: "paying" },
        body: "O cardápio esconde a pimenta.",
      }),
      row({ id: "draft", title: "Rascunho de chocolate", ...card, readBy: null }),
    ],
  });
  await index.indexer.rebuild();
});
afterAll(() => index.close());

test("search: an article is found by its author, and by words of its plain version alone", async () => {
  for (const name of ["@zilda", "@Prado", "@zilda-prado", "@teo", "@Téo @d'Ávila-Reis"])
    expect((await index.results(paying, name)).total).toBe(2);
  expect((await index.results(paying, "canela @carla")).total).toBe(0);
  const { hits } = await index.results(free, "cravo");
  expect(hits.map(({ path }) => path)).toEqual(["/app/articles/open"]);
});

describe("search by a free member", () => {
  test("finds a locked item by title and summary, with its lock", async () => {
    const { hits, facets, total } = await index.results(free, "chocolate");
    expect(total).toBe(2);
    expect(hits.find(({ path }) => path === "/app/articles/locked")).toMatchObject({
      isLocked: true,
    });
    expect(hits.find(({ path }) => path === "/app/articles/open")).toMatchObject({
      isLocked: false,
    });
    expect(facets.access).toEqual([
      { value: "open", name: "open", count: 1 },
      { value: "locked", name: "locked", count: 1 },
    ]);
  });

  test("reveals nothing of its text: no hit, no count, no snippet, no spelling", async () => {
    for (const query of ["baunilha", '"segredo é baunilha"', "baunilhaa", "baunil"]) {
      const found = await index.results(free, query);
      const groups = await index.search.listGroups(free, query);
      expect([found.total, found.kinds, found.hits, found.correction]).toEqual([0, [], [], null]);
      expect(groups.groups).toEqual([]);
      expect(JSON.stringify([found, groups]).toLowerCase()).not.toContain("segredo");
      expect([...found.suggestions, ...groups.suggestions]).not.toContain("baunilha");
    }
  });

  test("reveals no word by exclusion: a locked text excludes nothing", async () => {
    const { hits } = await index.results(free, "chocolate -baunilha");
    expect(hits.map(({ path }) => path)).toContain("/app/articles/locked");
  });

  test("gets a snippet of the summary only", async () => {
    const { hits } = await index.results(free, "chocolate");
    for (const { snippet } of hits) expect(plain(snippet)).toBe(card.summary);
  });

  test("gets no snippet of a locked text, even if the word is in it and in the title", async () => {
    const { hits } = await index.results(free, "cardápio");
    const groups = await index.search.listGroups(free, "cardápio");
    expect(hits.map(({ path }) => path)).toEqual(["/app/articles/echo"]);
    expect(plain(hits[0]?.snippet ?? [])).toBe("O que há.");
    expect(JSON.stringify([hits, groups])).not.toContain("pimenta");
    const paid = await index.results(paying, "cardápio");
    expect(plain(paid.hits[0]?.snippet ?? [])).toContain("pimenta");
  });

  test("ranks a word of a locked text no higher because of other words of the query", async () => {
    const { hits, isPartial } = await index.results(free, "chocolate baunilha");
    expect(isPartial).toBe(true);
    expect(hits).toHaveLength(2);
    const marked = hits.flatMap(({ snippet }) => snippet.filter(({ isHit }) => isHit));
    expect(new Set(marked.map(({ text }) => text))).toEqual(new Set(["chocolate"]));
  });

  test("finds the text of open items", async () => {
    const { hits } = await index.results(free, "canela");
    expect(hits.map(({ path }) => path)).toEqual(["/app/articles/open"]);
    expect(plain(hits[0]?.snippet ?? [])).toBe("Aqui há canela.");
  });
});

test("search by a paying member: finds the text, without a lock", async () => {
  const { hits } = await index.results(paying, "baunilha");
  expect(hits).toMatchObject([{ path: "/app/articles/locked", isLocked: false }]);
  expect(plain(hits[0]?.snippet ?? [])).toBe("O segredo é baunilha.");
});

test.each([free, paying])("search: drafts are never found", async (searcher) => {
  expect(await index.titles(searcher, "rascunho")).toEqual([]);
});

test("search: the access filter chooses among what the member sees", async () => {
  const open = await index.results(free, "chocolate", { access: "open" });
  const locked = await index.results(free, "chocolate", { access: "locked" });
  expect(open.hits.map(({ path }) => path)).toEqual(["/app/articles/open"]);
  expect(locked.hits.map(({ path }) => path)).toEqual(["/app/articles/locked"]);
  expect((await index.results(paying, "chocolate", { access: "locked" })).total).toBe(0);
});

test("search: an item is found once it is opened, and no longer once it is withdrawn", async () => {
  const item = { id: "moving", title: "Mudança", body: "palavra: cardamomo" };
  for (const [readBy, seenByFree, seenByPaying] of [
    ["paying", 0, 1],
    ["free", 1, 1],
    ["paying", 0, 1],
    [null, 0, 0],
  ] as const) {
    index.cms.save("articles", row({ ...item, readBy }));
    await index.syncAll();
    expect(await index.titles(free, "cardamomo")).toHaveLength(seenByFree);
    expect(await index.titles(paying, "cardamomo")).toHaveLength(seenByPaying);
  }
});

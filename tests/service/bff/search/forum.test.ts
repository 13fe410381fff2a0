import { afterAll, beforeAll, expect, test } from "vitest";
import { free, paying, plain, startSearchIndex } from "./search-index.ts";
import type { StoredRow } from "../../../factories/search-content.ts";

let index: Awaited<ReturnType<typeof startSearchIndex>>;

function topic(id: string, more: object): StoredRow {
  const open = {
    ...{ id, title: "Um tópico", body: "Um texto.", date_created: "2026-11-01T08:00:00Z" },
    ...{
      status: "open",
      solvedAt: null,
      user_created: null,
      category: null,
      cantons: [],
      tags: [],
      ...more,
    },
  };
  return { open, text: open, readBy: "free" };
}
const gone = (id: string): StoredRow => ({ ...topic(id, { title: "Mexerica" }), readBy: null });
function reply(id: string, target: string, body: string, parent?: string): StoredRow {
  const open = { id, target, number: 7, body, parent: parent ?? null };
  return { open, text: open, readBy: "free" };
}
const by = (member: string, row: StoredRow): StoredRow => ({
  ...row,
  open: { ...row.open, user_created: member },
  text: { ...row.text, user_created: member },
});

beforeAll(async () => {
  index = await startSearchIndex({
    forum_posts: [
      topic("open", {
        title: "Onde comprar **pitanga**?",
        user_created: "ana",
        body: "Procuro a fruta.",
      }),
      topic("solved", {
        title: "Pitanga no inverno",
        user_created: "bia",
        solvedAt: "2026-11-02T08:00:00Z",
      }),
      gone("hidden"),
      topic("merged", { title: "Pitanga outra vez", body: "", status: "merged" }),
      topic("closed", { title: "Cupuaçu fechado", status: "closed" }),
    ],
    comments: [
      reply("r1", "open", "Achei jabuticaba na feira de Zug."),
      { ...reply("r2", "open", "Isto ficou escondido: caju."), readBy: null },
      reply("r3", "open", "Responde ao escondido: umbu.", "r2"),
      reply("r4", "open", "Responde ao que se lê: pequi.", "r1"),
      by("bia", reply("r5", "open", "Vende-se também em Olten, na banca da bacaba.")),
    ],
  });
  await index.indexer.rebuild();
});
afterAll(() => index.close());

const paths = async (query: string, choice = {}) =>
  (await index.results(free, query, choice)).hits.map(({ path }) => path).toSorted();

test("forum search: finds topics by title, text and replies, at the matching reply, for every member", async () => {
  expect(await paths("cupuaçu")).toEqual(["/app/forum/closed"]);
  expect(await paths("pitanga")).toEqual(["/app/forum/open", "/app/forum/solved"]);
  for (const member of [free, paying]) {
    const { hits } = await index.results(member, "jabuticaba");
    expect(hits).toMatchObject([
      { kind: "forum", path: "/app/forum/open#comentario-7", isLocked: false },
    ]);
    expect(plain(hits[0]?.snippet ?? [])).toContain("feira de Zug");
  }
});

test("forum search: neither finds nor shows texts of members whom the searcher blocked", async () => {
  const blocking = { ...free, hiddenAuthors: ["bia"] };
  const all = await index.results(free, "pitanga");
  const some = await index.results(blocking, "pitanga");
  expect(all.hits.map(({ path }) => path).toSorted()).toEqual([
    "/app/forum/open",
    "/app/forum/solved",
  ]);
  expect([some.total, some.hits.map(({ path }) => path)]).toEqual([1, ["/app/forum/open"]]);
  expect(some.kinds).toEqual([{ kind: "forum", count: 1 }]);
  expect(some.facets.solved).toEqual([{ value: "no", name: "no", count: 1 }]);
  const [said] = (await index.results(free, "bacaba")).hits;
  expect([said?.path, plain(said?.snippet ?? [])]).toEqual([
    "/app/forum/open#comentario-7",
    expect.stringContaining("banca da bacaba"),
  ]);
  const hidden = await index.results(blocking, "bacaba");
  expect([hidden.total, hidden.hits, hidden.kinds]).toEqual([0, [], []]);
  // Neither by a word beside it, nor by a correction of a mistyped word, nor by part of the query.
  expect(await index.results(blocking, "pitanga bacaba")).toMatchObject({ isPartial: true });
  const mistyped = await index.results(blocking, "baccaba");
  expect([mistyped.total, mistyped.suggestions]).toEqual([0, []]);
  expect((await index.results(free, "baccaba")).total).toBe(1);
  const partial = await index.results(blocking, "pitanga inverno jabuticaba");
  expect(partial.hits.map(({ path }) => path).join()).not.toContain("solved");
});

test("forum search: finds a conversation by its other texts, even if a blocked member takes part", async () => {
  const blocking = { ...free, hiddenAuthors: ["bia"] };
  for (const query of ["jabuticaba", "pitanga fruta", "feira zug"]) {
    const { total, hits } = await index.results(blocking, query);
    expect([query, total, hits[0]?.path.split("#")[0]]).toEqual([query, 1, "/app/forum/open"]);
  }
  // A word that only the blocked member used counts as absent, also where it is excluded.
  expect(await index.results(blocking, "jabuticaba -banca")).toMatchObject({ total: 1 });
  expect(await index.results(free, "jabuticaba -banca")).toMatchObject({ total: 0 });
});

test("forum search: a search without results because of a block is not reported to editors", async () => {
  index.misses.length = 0;
  await index.results({ ...free, hiddenAuthors: ["bia"] }, "bacaba");
  expect(index.misses).toEqual([]);
  await index.results({ ...free, hiddenAuthors: ["bia"] }, "cambuci");
  expect(index.misses).toEqual(["cambuci"]);
});

test("forum search: does not find hidden topics or replies", async () => {
  expect(await paths("mexerica")).toEqual([]);
  expect(await paths("caju")).toEqual([]);
  expect(await paths("umbu")).toEqual([]);
  expect(await paths("pequi")).toHaveLength(1);
});

test("forum search: filters by solved, with counts for each value", async () => {
  const { facets, hits } = await index.results(free, "pitanga", { solved: "yes" });
  expect(hits).toMatchObject([{ path: "/app/forum/solved", isSolved: true }]);
  expect(facets.solved).toEqual([
    { value: "yes", name: "yes", count: 1 },
    { value: "no", name: "no", count: 1 },
  ]);
  expect(await paths("pitanga", { solved: "no" })).toEqual(["/app/forum/open"]);
});

test("forum search: filters by author, under the name that members see", async () => {
  for (const name of ["@ana", "@ANA", "@Júlia", "@ana-julia-s"]) {
    expect(await paths(`pitanga ${name}`)).toEqual(["/app/forum/open"]);
  }
  expect(await paths("@ana")).toEqual(["/app/forum/open"]);
  expect(await paths("pitanga @carla")).toEqual([]);
});

test("forum search: no longer finds topics that were hidden since, or whose reply was", async () => {
  index.cms.save("forum_posts", gone("solved"));
  index.cms.collections["comments"] = [];
  index.cms.save("forum_posts", topic("open", { title: "Onde comprar pitanga?" }));
  await index.syncAll();
  expect(await paths("pitanga")).toEqual(["/app/forum/open"]);
  expect(await paths("jabuticaba")).toEqual([]);
});

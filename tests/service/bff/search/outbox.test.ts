import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wordsOf } from "../../../../contract/content/search.ts";
import { EVERYTHING } from "../../../../contract/content/search-feed.ts";
import { free, row, startSearchIndex, synonyms } from "./search-index.ts";

let index: Awaited<ReturnType<typeof startSearchIndex>>;
beforeAll(async () => {
  index = await startSearchIndex();
});
afterAll(() => index.close());
beforeEach(() => index.empty());

const news = (id: string, title: string) => row({ id, title });
const keys = async () => {
  const { rows } = await index.database.pool.query("select key from search_documents order by key");
  return rows.map(({ key }) => key).filter((key) => !key.startsWith("portal/"));
};

describe("search outbox: a change", () => {
  test("is found once it is processed, and leaves the outbox", async () => {
    index.cms.save("news", news("a", "Trem para Berna"));
    expect(await index.indexer.sync()).toBe(1);
    expect(await index.titles(free, "trem")).toEqual(["Trem para Berna"]);
    expect(index.cms.outbox).toEqual([]);
    expect(await index.indexer.sync()).toBe(0);
  });

  test("that is processed twice is indexed once", async () => {
    index.cms.save("news", news("a", "Trem"));
    const again = [...index.cms.outbox];
    await index.syncAll();
    index.cms.outbox.push(...again);
    await index.syncAll();
    expect(await keys()).toEqual(["news/a"]);
  });

  test("applies in its last state per item, in any processing order", async () => {
    for (const title of ["Primeiro", "Segundo", "Terceiro"]) {
      index.cms.save("news", news("a", title));
      index.cms.save("news", news("b", title));
    }
    index.cms.outbox.reverse();
    index.cms.remove("news", "b");
    await index.syncAll();
    expect(await index.titles(free, "terceiro")).toEqual(["Terceiro"]);
    expect(await index.titles(free, "primeiro")).toEqual([]);
    expect(await keys()).toEqual(["news/a"]);
  });

  test("batch above the limit is processed in rounds", async () => {
    for (let at = 0; at < 130; at++) index.cms.save("news", news(`n${at}`, `Trem ${at}`));
    await index.syncAll();
    expect(await keys()).toHaveLength(130);
  });
});

describe("search outbox: a process that dies", () => {
  test("before Directus deletes the change processes it again", async () => {
    index.cms.save("news", news("a", "Trem"));
    const { deleteChanges } = index.cms;
    index.cms.deleteChanges = () => Promise.reject(new Error("killed"));
    await expect(index.indexer.sync()).rejects.toThrow("killed");
    expect(index.cms.outbox).toHaveLength(1);
    index.cms.deleteChanges = deleteChanges;
    await index.syncAll();
    expect([await keys(), index.cms.outbox]).toEqual([["news/a"], []]);
  });

  test("while it reads has written nothing, and nothing is lost", async () => {
    index.cms.save("news", news("a", "Trem"));
    index.cms.save("articles", news("b", "Bonde"));
    const { listRows } = index.cms;
    index.cms.listRows = (tier, question) =>
      question.collection === "articles"
        ? Promise.reject(new Error("killed"))
        : listRows(tier, question);
    await expect(index.indexer.sync()).rejects.toThrow("killed");
    expect(await keys()).toEqual([]);
    index.cms.listRows = listRows;
    await index.syncAll();
    expect(await keys()).toEqual(["articles/b", "news/a"]);
  });

  test("thirty times, at different points, loses none of a hundred changes", async () => {
    const { listRows, deleteChanges } = index.cms;
    const dies = () => Promise.reject(new Error("killed"));
    const deaths = [
      () => void (index.cms.listRows = dies),
      () =>
        void (index.cms.listRows = (tier, question) =>
          tier === "paying" ? dies() : listRows(tier, question)),
      () => void (index.cms.deleteChanges = dies),
    ];
    for (let at = 0; at < 70; at++) index.cms.save("news", news(`n${at}`, `Trem ${at}`));
    for (let killed = 0; killed < 30; killed++) {
      deaths[killed % deaths.length]?.();
      await expect(index.indexer.sync()).rejects.toThrow("killed");
      Object.assign(index.cms, { listRows, deleteChanges });
      index.cms.save("news", news(`late${killed}`, `Bonde ${killed}`));
    }
    await index.syncAll();
    expect([(await keys()).length, index.cms.outbox]).toEqual([100, []]);
  });
});

test("search: existing results remain while Directus is unavailable, and changes arrive later", async () => {
  index.cms.save("news", news("a", "Trem"));
  await index.syncAll();
  index.cms.isUnavailable = true;
  index.cms.save("news", news("b", "Trem noturno"));
  await expect(index.indexer.sync()).rejects.toThrow("away");
  expect(await index.titles(free, "trem")).toEqual(["Trem"]);
  index.cms.isUnavailable = false;
  await index.syncAll();
  expect(await index.titles(free, "trem")).toHaveLength(2);
});

test("search index: two simultaneous processes write one after the other", async () => {
  for (let at = 0; at < 40; at++) index.cms.save("news", news(`n${at % 5}`, `Trem ${at}`));
  await Promise.all([index.indexer.sync(), index.indexer.sync(), index.indexer.sync()]);
  await index.syncAll();
  expect(await keys()).toHaveLength(5);
});

describe("search reindex", () => {
  test("removes deleted items and keeps what arrived meanwhile", async () => {
    index.cms.save("news", news("a", "Trem"));
    index.cms.save("news", news("gone", "Bonde"));
    await index.syncAll();
    index.cms.collections.news = [news("a", "Trem"), news("c", "Barco")];
    index.clock.now = new Date(index.clock.now.getTime() + 1_000);
    await index.indexer.rebuild();
    expect(await keys()).toEqual(["news/a", "news/c"]);
    expect(await index.titles(free, "senha")).toContain("Como troco a minha senha?");
  });

  test("removes words that no text contains any more, and hides those without a public text", async () => {
    const secret = { id: "b", title: "Chave", body: "cardamomo" };
    index.cms.save("news", news("a", "Bonde azulejado"));
    index.cms.save("articles", row(secret));
    index.cms.save("search_synonyms", synonyms("bonde", "Strassenbahn"));
    await index.syncAll();
    index.cms.save("news", news("a", "Bonde"));
    index.cms.save("articles", row({ ...secret, readBy: "paying" }));
    await index.indexer.rebuild();
    const { rows } = await index.database.pool.query(
      "select folded, is_open from search_words where folded = any($1) order by folded",
      [["azulejado", "bonde", "cardamomo", "strassenbahn"]],
    );
    expect(rows).toEqual([
      { folded: "bonde", is_open: true },
      { folded: "cardamomo", is_open: false },
      { folded: "strassenbahn", is_open: true },
    ]);
  });

  test("completes even if old words can't be removed", async () => {
    index.cms.save("news", news("a", "Bonde azulejado"));
    await index.syncAll();
    const { pool } = index.database;
    await pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not now'; end $$`);
    await pool.query(
      "create trigger refuse before delete on search_words execute function refuse()",
    );
    index.cms.save("news", news("a", "Bonde"));
    await index.indexer.rebuild();
    await pool.query("drop trigger refuse on search_words");
    await pool.query("drop function refuse");
    expect([index.broken, index.cms.outbox]).toEqual([["search_words"], []]);
    expect(await index.titles(free, "bonde")).toEqual(["Bonde"]);
  });

  test("leaves nothing to process again, however much was queued", async () => {
    for (let at = 0; at < 1_200; at++) index.cms.save("news", news(`n${at % 3}`, "Trem"));
    await index.indexer.rebuild();
    expect([await keys(), index.cms.outbox]).toEqual([["news/n0", "news/n1", "news/n2"], []]);
  });

  test("is requested when a name changes that appears everywhere", async () => {
    for (const collection of ["categories", "tags", EVERYTHING]) {
      index.cms.outbox = [{ id: 1, collection, item: "x" }];
      expect(await index.indexer.sync()).toBeNull();
      expect(index.cms.outbox).toHaveLength(1);
      await index.indexer.rebuild();
      expect(index.cms.outbox).toEqual([]);
    }
  });
});

test("search index: an invalid row does not block the others", async () => {
  index.cms.save("news", { ...news("a", "Trem"), open: { id: "a", slug: "a", title: 7 } });
  index.cms.save("news", news("b", "Bonde"));
  await index.syncAll();
  expect([await keys(), index.broken]).toEqual([["news/b"], ["news/a"]]);
});

test("search index: a text that PostgreSQL refuses blocks no other, and its old version is not found", async () => {
  index.cms.save("news", news("a", "Trem"));
  await index.syncAll();
  const { pool } = index.database;
  await pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no vector' using errcode = '42601'; end $$`);
  await pool.query(`create trigger refuse before insert on search_documents for each row
    when (new.title like '%quebrado%') execute function refuse()`);
  index.cms.save("news", news("a", "Trem quebrado"));
  index.cms.save("news", news("b", "Bonde"));
  await index.syncAll();
  expect([await keys(), index.broken, index.cms.outbox]).toEqual([["news/b"], ["news/a"], []]);
  await pool.query("drop trigger refuse on search_documents");
  await pool.query("drop function refuse");
});

test("search index: every stored character is accepted by PostgreSQL", async () => {
  const letters = Array.from({ length: 0x2_ffff }, (_, at) => at)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  expect(letters.length).toBeGreaterThan(100_000);
  const words = letters.flatMap((letter) => wordsOf(`${letter} a${letter} ${letter}a`));
  // PostgreSQL stores at most a megabyte of stems.
  for (let at = 0; at < words.length; at += 50_000) {
    const some = words.slice(at, at + 50_000).join(" ");
    await index.database.pool.query("select search_vector($1)", [some]);
  }
});

test("search index: words of deleted items are removed without a reindex", async () => {
  index.cms.save("news", news("a", "Bonde azulejado"));
  await index.syncAll();
  index.cms.save("news", news("a", "Bonde"));
  await index.syncAll();
  await index.indexer.forgetWords();
  const { rows } = await index.database.pool.query("select folded from search_words");
  expect(rows).toEqual([{ folded: "bonde" }]);
});

test("search synonyms: follow the editors' table", async () => {
  index.cms.save("news", news("a", "Seguro de saúde"));
  index.cms.save("search_synonyms", synonyms("seguro de saúde", "Krankenkasse", "LAMal"));
  await index.syncAll();
  expect(await index.titles(free, "krankenkasse")).toHaveLength(1);
  index.cms.save("search_synonyms", synonyms("seguro de saúde", "LAMal"));
  await index.syncAll();
  expect(await index.titles(free, "krankenkasse")).toEqual([]);
  index.cms.remove("search_synonyms", "seguro de saúde");
  await index.syncAll();
  expect(await index.titles(free, "lamal")).toEqual([]);
});

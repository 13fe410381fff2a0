import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wordsOf } from "../../../../contract/search.ts";
import { EVERYTHING } from "../../../../contract/search-feed.ts";
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

describe("a change", () => {
  test("is found once it is taken, and leaves the outbox", async () => {
    index.cms.save("news", news("a", "Trem para Berna"));
    expect(await index.indexer.sync()).toBe(1);
    expect(await index.titles(free, "trem")).toEqual(["Trem para Berna"]);
    expect(index.cms.outbox).toEqual([]);
    expect(await index.indexer.sync()).toBe(0);
  });

  test("that is taken twice is there once", async () => {
    index.cms.save("news", news("a", "Trem"));
    const again = [...index.cms.outbox];
    await index.syncAll();
    index.cms.outbox.push(...again);
    await index.syncAll();
    expect(await keys()).toEqual(["news/a"]);
  });

  test("of many, the last of each item counts, in whatever order they are taken", async () => {
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

  test("of more than are taken at once is taken in rounds", async () => {
    for (let at = 0; at < 130; at++) index.cms.save("news", news(`n${at}`, `Trem ${at}`));
    await index.syncAll();
    expect(await keys()).toHaveLength(130);
  });
});

describe("a process that dies", () => {
  test("before Directus forgets the change takes it again", async () => {
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

  test("thirty times, here or there, loses none of a hundred changes", async () => {
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

test("while Directus is away what was found is found, and what changed comes later", async () => {
  index.cms.save("news", news("a", "Trem"));
  await index.syncAll();
  index.cms.isAway = true;
  index.cms.save("news", news("b", "Trem noturno"));
  await expect(index.indexer.sync()).rejects.toThrow("away");
  expect(await index.titles(free, "trem")).toEqual(["Trem"]);
  index.cms.isAway = false;
  await index.syncAll();
  expect(await index.titles(free, "trem")).toHaveLength(2);
});

test("two processes at once write one after the other", async () => {
  for (let at = 0; at < 40; at++) index.cms.save("news", news(`n${at % 5}`, `Trem ${at}`));
  await Promise.all([index.indexer.sync(), index.indexer.sync(), index.indexer.sync()]);
  await index.syncAll();
  expect(await keys()).toHaveLength(5);
});

describe("reading everything anew", () => {
  test("forgets what is gone and keeps what came meanwhile", async () => {
    index.cms.save("news", news("a", "Trem"));
    index.cms.save("news", news("gone", "Bonde"));
    await index.syncAll();
    index.cms.collections.news = [news("a", "Trem"), news("c", "Barco")];
    index.clock.now = new Date(index.clock.now.getTime() + 1_000);
    await index.indexer.rebuild();
    expect(await keys()).toEqual(["news/a", "news/c"]);
    expect(await index.titles(free, "senha")).toContain("Como troco a minha senha?");
  });

  test("forgets words that no text has any more, and that everybody could read others", async () => {
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

  test("is done also where old words can't be forgotten", async () => {
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

  test("leaves nothing to be taken again, however much waited", async () => {
    for (let at = 0; at < 1_200; at++) index.cms.save("news", news(`n${at % 3}`, "Trem"));
    await index.indexer.rebuild();
    expect([await keys(), index.cms.outbox]).toEqual([["news/n0", "news/n1", "news/n2"], []]);
  });

  test("is asked for when a name changed that stands everywhere", async () => {
    for (const collection of ["categories", "tags", EVERYTHING]) {
      index.cms.outbox = [{ id: 1, collection, item: "x" }];
      expect(await index.indexer.sync()).toBeNull();
      expect(index.cms.outbox).toHaveLength(1);
      await index.indexer.rebuild();
      expect(index.cms.outbox).toEqual([]);
    }
  });
});

test("a row that is not as it should be keeps no other back", async () => {
  index.cms.save("news", { ...news("a", "Trem"), open: { id: "a", slug: "a", title: 7 } });
  index.cms.save("news", news("b", "Bonde"));
  await index.syncAll();
  expect([await keys(), index.broken]).toEqual([["news/b"], ["news/a"]]);
});

test("a text that PostgreSQL refuses keeps no other back, and is not found as it was", async () => {
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

test("every letter that search and index keep is one that PostgreSQL takes", async () => {
  const letters = Array.from({ length: 0x2_ffff }, (_, at) => at)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  expect(letters.length).toBeGreaterThan(100_000);
  const words = letters.flatMap((letter) => wordsOf(`${letter} a${letter} ${letter}a`));
  // PostgreSQL keeps a megabyte of stems at most.
  for (let at = 0; at < words.length; at += 50_000) {
    const some = words.slice(at, at + 50_000).join(" ");
    await index.database.pool.query("select search_vector($1)", [some]);
  }
});

test("words of what is gone are forgotten without reading everything anew", async () => {
  index.cms.save("news", news("a", "Bonde azulejado"));
  await index.syncAll();
  index.cms.save("news", news("a", "Bonde"));
  await index.syncAll();
  await index.indexer.forgetWords();
  const { rows } = await index.database.pool.query("select folded from search_words");
  expect(rows).toEqual([{ folded: "bonde" }]);
});

test("words that mean the same follow the editors' table", async () => {
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

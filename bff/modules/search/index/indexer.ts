import { z } from "zod";
import type { Tier } from "../../../../contract/account/roles.ts";
import { EVERYTHING } from "../../../../contract/content/search-feed.ts";
import { ROWS_OF_AN_ANSWER } from "../../../cms/read-all.ts";
import type { CmsSearch, RowsQuestion, SearchChange, SearchRow } from "../../../cms/cms-search.ts";
import type { Database } from "../../../db/database.ts";
import { wordsIn } from "../documents/document.ts";
import type { AuthorNames, IndexedItem } from "../documents/document.ts";
import { deleteOlderItems, lockIndex, replaceItem } from "../documents/index.repository.ts";
import { searchSources } from "../sources/all-sources.ts";
import { portalPages } from "../sources/portal-pages.ts";
import { nothingIndexed } from "../sources/source.ts";
import type { SearchSource } from "../sources/source.ts";
import { deleteOtherSynonyms, replaceSynonyms } from "../words/synonyms.repository.ts";
import { addWords, forgetWords } from "../words/words.repository.ts";

export type IndexerDeps = {
  db: Database;
  cms: CmsSearch;
  now: () => Date;
  namesOf: (authorIds: readonly string[]) => Promise<AuthorNames>;
  onBroken: (item: string, error: unknown) => void;
};

export type Indexer = {
  /**
   * Processes the outbox. A change is deleted only after it is indexed; processing it twice is harmless.
   * @returns the number of changes; null if a full rebuild is needed
   * @throws {CmsUnavailableError | BreakerOpenError}
   */
  sync(): Promise<number | null>;
  /** Rebuilds the index while it goes on answering. @returns the number of items */
  rebuild(): Promise<number>;
  /** Deletes words that no text contains any more, such as those of deleted members. */
  forgetWords(): Promise<void>;
};

const CHANGES_AT_ONCE = 50;
const ROWS_AT_ONCE = 50;
const SYNONYMS_AT_ONCE = 200;
const SYNONYMS = "search_synonyms";
/** Their names occur in documents of all kinds. */
const NAMED_EVERYWHERE = ["categories", "tags", EVERYTHING];

const synonymShape = z.object({
  id: z.string(),
  term: z.string(),
  words: z.array(z.string()).catch([]),
});
const synonymFields = Object.keys(synonymShape.shape);

/** SQLSTATE: invalid data (22), invalid word vector (42601), too large for an index (54). */
const REFUSED = /^(22[0-9A-Z]{3}|42601|54[0-9A-Z]{3})$/;

/**
 * True if PostgreSQL rejected the content of a text, rather than the operation. Follows the cause chain.
 */
function isRefusedText(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && REFUSED.test(code)) return true;
  }
  return false;
}

/** Index entries by item id. An item that no tier sees has empty entries. */
type ReadItems = Map<string, IndexedItem>;

/** Reads rows with the rights of every tier. @throws {CmsUnavailableError | BreakerOpenError} */
async function readItems(
  cms: CmsSearch,
  source: SearchSource,
  requested: RowsQuestion["ids"],
  onBroken: (id: string, error: unknown) => void,
): Promise<ReadItems> {
  const { collection, fields, deep, seenBy = "teaser" } = source;
  const seen = await cms.listRows(seenBy, {
    collection,
    fields: fields.teaser,
    deep,
    ids: requested,
  });
  const ids = seen.map(({ id }) => id);
  const textsFor = async (tier: Tier): Promise<Map<string, SearchRow>> => {
    const request = fields[tier];
    if (request === null || ids.length === 0) return new Map();
    const rows = await cms.listRows(tier, { collection, fields: request, deep, ids });
    return new Map(rows.map((row) => [row.id, row]));
  };
  const [free, paying, replies] = await Promise.all([
    textsFor("free"),
    textsFor("paying"),
    source.hasReplies && ids.length > 0 ? cms.listReplies(ids) : [],
  ]);
  const repliesOf = Map.groupBy(replies, ({ target }) => target);
  const items: ReadItems = new Map();
  for (const teaser of seen) {
    const rows = {
      teaser,
      free: free.get(teaser.id) ?? null,
      paying: paying.get(teaser.id) ?? null,
      replies: repliesOf.get(teaser.id) ?? [],
    };
    items.set(
      teaser.id,
      itemOf(source, rows, (error) => onBroken(teaser.id, error)),
    );
  }
  return items;
}

/** An invalid row is left out of the index and does not block the others. */
function itemOf(
  source: SearchSource,
  rows: Parameters<SearchSource["itemOf"]>[0],
  onBroken: (error: unknown) => void,
): IndexedItem {
  try {
    return source.itemOf(rows);
  } catch (error) {
    onBroken(error);
    return nothingIndexed;
  }
}

export function createIndexer({ db, cms, now, namesOf, onBroken }: IndexerDeps): Indexer {
  const sourceOf = new Map(searchSources.map((source) => [source.collection, source]));

  async function write(
    within: Database,
    { item, indexed, names }: Writing,
    words: Words,
  ): Promise<void> {
    try {
      await within.transaction(async (piece) => {
        await replaceItem(piece, item, indexed, { indexedAt: now(), ...(names && { names }) });
        await addWords(piece, words.unseenIn(indexed));
      });
    } catch (error) {
      if (!isRefusedText(error)) throw error;
      // A broken text must neither block the others nor stay in the index in its old form.
      onBroken(item, error);
      await replaceItem(within, item, nothingIndexed, { indexedAt: now() });
    }
  }

  async function read({ collection, ...source }: SearchSource, ids: readonly string[]) {
    const items = await readItems(cms, { collection, ...source }, ids, (id, error) =>
      onBroken(`${collection}/${id}`, error),
    );
    const documents = [...items.values()].flatMap((item) => item.documents);
    const authors = documents.flatMap(({ authorId }) => authorId ?? []);
    const names = authors.length > 0 ? await namesOf([...new Set(authors)]) : undefined;
    return { items, ...(names && { names }) };
  }

  async function takeItems(within: Database, source: SearchSource, ids: readonly string[]) {
    const { collection } = source;
    const { items, ...named } = await read(source, ids);
    for (const id of ids) {
      const indexed = items.get(id) ?? nothingIndexed;
      await write(within, { item: `${collection}/${id}`, indexed, ...named }, createWords());
    }
  }

  async function takeSynonyms(within: Database, ids: readonly string[]) {
    const found = await listSynonymRows(ids);
    for (const id of ids) {
      const group = found.find((row) => row.id === id);
      await replaceSynonyms(within, id, group ? [group.term, ...group.words] : []);
    }
  }

  async function listSynonymRows(ids: RowsQuestion["ids"]) {
    const requested = { collection: SYNONYMS, fields: synonymFields, ids };
    const found = await cms.listRows("teaser", requested);
    return found.flatMap((row) => synonymShape.safeParse(row).data ?? []);
  }

  async function take(within: Database, changes: readonly SearchChange[]) {
    const byCollection = Map.groupBy(changes, ({ collection }) => collection);
    for (const [collection, ofIt] of byCollection) {
      const ids = [...new Set(ofIt.map(({ item }) => item))];
      const source = sourceOf.get(collection);
      if (source) await takeItems(within, source, ids);
      if (collection === SYNONYMS) await takeSynonyms(within, ids);
    }
  }

  /** Reads and writes under one lock, so that no older state overwrites a newer one. */
  const locked = <T>(work: (within: Database) => Promise<T>): Promise<T> =>
    db.transaction(async (transaction) => {
      await lockIndex(transaction);
      return work(transaction);
    });

  async function listPending(): Promise<number[][]> {
    const pieces: number[][] = [];
    for (;;) {
      const changes = await cms.listChanges(ROWS_OF_AN_ANSWER, pieces.at(-1)?.at(-1));
      if (changes.length > 0) pieces.push(changes.map(({ id }) => id));
      if (changes.length < ROWS_OF_AN_ANSWER) return pieces;
    }
  }

  async function rebuildSource(source: SearchSource, startedAt: Date, words: Words) {
    const { collection } = source;
    const all = await cms.listIds(collection, source.seenBy);
    let count = 0;
    for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
      count += await locked(async (within) => {
        const ids = all.slice(at, at + ROWS_AT_ONCE);
        const { items, ...named } = await read(source, ids);
        for (const [id, indexed] of items) {
          await write(within, { item: `${collection}/${id}`, indexed, ...named }, words);
        }
        return items.size;
      });
    }
    await locked((within) => deleteOlderItems(within, collection, startedAt));
    return count;
  }

  async function rebuildSynonyms() {
    const all = await cms.listIds(SYNONYMS);
    for (let at = 0; at < all.length; at += SYNONYMS_AT_ONCE) {
      const groups = await listSynonymRows(all.slice(at, at + SYNONYMS_AT_ONCE));
      await locked(async (within) => {
        for (const { id, term, words } of groups)
          await replaceSynonyms(within, id, [term, ...words]);
      });
    }
    await locked((within) => deleteOtherSynonyms(within, all));
  }

  return {
    async sync() {
      const taken = await locked(async (within) => {
        const changes = await cms.listChanges(CHANGES_AT_ONCE);
        const isAll = changes.some(({ collection }) => NAMED_EVERYWHERE.includes(collection));
        if (!isAll) await take(within, changes);
        return { changes, isAll };
      });
      // Deletes only changes that are indexed: after a crash here they are processed again.
      if (taken.isAll) return null;
      if (taken.changes.length > 0) await cms.deleteChanges(taken.changes.map(({ id }) => id));
      return taken.changes.length;
    },

    async rebuild() {
      const startedAt = now();
      const pending = await listPending();
      const words = createWords();
      await rebuildSynonyms();
      let count = 0;
      for (const source of searchSources) count += await rebuildSource(source, startedAt, words);
      await locked(async (within) => {
        for (const page of portalPages) await write(within, page, words);
        await deleteOlderItems(within, "portal", startedAt);
      });
      for (const ids of pending) await cms.deleteChanges(ids);
      // Last, and a failure here needs no retry: unused words only cost search time.
      await locked(forgetWords).catch((error: unknown) => onBroken("search_words", error));
      return count;
    },

    forgetWords: () => locked(forgetWords),
  };
}

type Writing = { item: string; indexed: IndexedItem; names?: AuthorNames };
type Words = ReturnType<typeof createWords>;

/** Skips words that were already added: a thousand texts share most of theirs. */
function createWords() {
  const seen = new Set<string>();
  return {
    unseenIn(indexed: IndexedItem) {
      return wordsIn(indexed).filter(({ word, isOpen }) => {
        const mark = `${isOpen}${word}`;
        if (seen.has(mark)) return false;
        seen.add(mark);
        return true;
      });
    },
  };
}

import { COMMAND_TIMEOUT_FACTOR, openDatabase } from "../../../../bff/db/database.ts";
import { migrateDatabase } from "../../../../bff/db/migrate.ts";
import { createAuthorNames } from "../../../../bff/modules/search/index/author-names.ts";
import { createIndexer } from "../../../../bff/modules/search/index/indexer.ts";
import { createSearch } from "../../../../bff/modules/search/search.service.ts";
import type { Searcher } from "../../../../bff/modules/search/search.service.ts";
import type { MarkedText, SearchResultsInput } from "../../../../contract/api/search-v1.ts";
import { createCmsSearchDouble, emptyDirectory } from "../../../factories/search-content.ts";
import type { StoredCollections, StoredRow } from "../../../factories/search-content.ts";
import { createDatabase } from "../service.ts";

export const paying: Searcher = {
  mayReadAll: true,
  userId: "paying",
  directusUserId: "paying-member",
  hiddenAuthors: [],
};
export const free: Searcher = {
  mayReadAll: false,
  userId: "free",
  directusUserId: "free-member",
  hiddenAuthors: [],
};

export const plain = (marked: MarkedText): string => marked.map(({ text }) => text).join("");

/** Authors of forum topics, as members see them. */
const people = [{ directusUserId: "ana", name: "Ana Júlia S." }];

/** The search with its own database and a Directus in memory. */
export async function startSearchIndex(collections: StoredCollections = {}) {
  const { url, drop } = await createDatabase();
  await migrateDatabase(url);
  const database = openDatabase(url, () => {}, COMMAND_TIMEOUT_FACTOR);
  const cms = createCmsSearchDouble(collections);
  const clock = { now: new Date("2026-11-21T12:00:00.000Z") };
  const misses: string[] = [];
  const broken: string[] = [];
  const reasons: unknown[] = [];
  const { db } = database;
  const now = () => clock.now;
  const namesOf = createAuthorNames({
    listNames: async (ids) => people.filter((person) => ids.includes(person.directusUserId)),
  });
  const onBroken = (item: string, reason: unknown) => {
    broken.push(item);
    reasons.push(reason);
  };
  const indexer = createIndexer({ db, cms, now, namesOf, onBroken });
  const search = createSearch({
    db,
    now,
    noteMiss: async (query) => void misses.push(query),
    people: emptyDirectory,
    onPeopleUnavailable: () => {},
  });

  return {
    database,
    cms,
    clock,
    misses,
    broken,
    /** Error reasons of broken rows, in order. */
    reasons,
    indexer,
    search,
    /** Processes the whole outbox. */
    async syncAll() {
      while ((await indexer.sync()) !== 0);
    },
    results: (searcher: Searcher, query: string, choice: Partial<SearchResultsInput> = {}) =>
      search.listResults(searcher, { query, page: 1, ...choice }),
    async titles(searcher: Searcher, query: string) {
      const { hits } = await search.listResults(searcher, { query, page: 1 });
      return hits.map(({ title }) => plain(title));
    },
    /** Clears the index and the outbox. */
    async empty() {
      const tables = "search_documents, search_words, search_synonyms, search_facts";
      await database.pool.query(`truncate ${tables}`);
      Object.assign(cms, { collections: {}, outbox: [], isUnavailable: false });
      broken.length = 0;
      reasons.length = 0;
    },
    async close() {
      await database.close();
      await drop();
    },
  };
}

type Values = {
  id: string;
  title: string;
  summary?: string;
  body?: string;
  readBy?: StoredRow["readBy"];
} & Record<string, unknown>;

/** A row of news or articles as Directus stores it. */
export function row({
  id,
  title,
  summary = "",
  body = "",
  plainBody = null,
  readBy = "free",
  ...more
}: Values) {
  const open = { id, slug: id, title, summary, publishedAt: "2026-11-01T08:00:00Z", ...more };
  return { open, text: { id, body: `<p>${body}</p>`, plainBody }, readBy } satisfies StoredRow;
}

export const synonyms = (term: string, ...words: string[]): StoredRow => {
  const open = { id: term, term, words };
  return { open, text: open, readBy: "free" };
};

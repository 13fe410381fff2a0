import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";

/** Stems of words with their positions and weights. */
const stems = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The search index: one row for each result with its own address. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    key: text().primaryKey(),
    /** The source item in Directus; a course has several documents. */
    item: text().notNull(),
    kind: text().notNull(),
    /** Without locale. */
    path: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    category: text(),
    categoryName: text(),
    cantons: text().array().notNull(),
    tags: text().array().notNull(),
    /** True if non-paying members may read the text; title and summary are public. */
    isOpen: boolean().notNull(),
    publishedAt: moment(),
    /** Outdated from this day on. */
    staleOn: date({ mode: "string" }),
    /** The last day, for items that end by themselves. */
    endsOn: date({ mode: "string" }),
    /** The text in order; each part with its place on the page. */
    parts: jsonb()
      .$type<readonly { text: string; place?: string; authorId?: string }[]>()
      .notNull(),
    /** The author's names, without accents. */
    authors: text().array().notNull().default([]),
    /** The author's id in Directus: hides the document from members who blocked them. */
    authorId: text(),
    /**
     * Authors of its parts, each once, and the parts' stems; "" for parts of others. Empty if all parts
     * have one author.
     */
    replyAuthors: text().array().notNull().default([]),
    replyVectors: stems().array().notNull().default([]),
    /** Null if it is not a question. */
    isSolved: boolean(),
    headVector: stems().notNull(),
    fullVector: stems().notNull(),
    indexedAt: moment().notNull(),
    /** Version of the indexing rules: a document of another version is indexed again. */
    madeAs: smallint().notNull().default(0),
  },
  (table) => [
    index("search_documents_item_index").on(table.item),
    index("search_documents_head_index").using("gin", table.headVector),
    index("search_documents_full_index").using("gin", table.fullVector),
  ],
);

/** Every word of the documents: without accents → its stem. For typing errors and missing accents. */
export const searchWords = pgTable(
  "search_words",
  {
    folded: text().notNull(),
    stem: text().notNull(),
    /** True if the word occurs in a text that every member may read. */
    isOpen: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.folded, table.stem] }),
    index("search_words_stem_index").on(table.stem),
    index("search_words_alike_index").using("gin", table.folded.op("gin_trgm_ops")),
    index("search_words_beginning_index").on(table.folded.op("text_pattern_ops")),
  ],
);

/** Phrases with the same meaning share an item; the key consists of the phrase's stems. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    item: text().notNull(),
    phrase: text().notNull(),
    key: text().notNull(),
    /** True if a search for another phrase of the group also finds this one. */
    isTelling: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.item, table.phrase] }),
    index("search_synonyms_key_index").on(table.key),
  ],
);

/** Figures and definitions that answer a question directly. */
export const searchFacts = pgTable(
  "search_facts",
  {
    key: text().primaryKey(),
    item: text().notNull(),
    topic: text().notNull(),
    canton: text(),
    isOpen: boolean().notNull(),
    answer: jsonb().$type<Record<string, unknown>>().notNull(),
    indexedAt: moment().notNull(),
  },
  (table) => [
    index("search_facts_item_index").on(table.item),
    index("search_facts_topic_index").on(table.topic, table.canton),
  ],
);

/** Queries without results, for editors; without personal data. */
export const searchMisses = pgTable("search_misses", {
  query: text().primaryKey(),
  count: integer().notNull(),
  /** Count already reported to editors. */
  toldCount: integer().notNull().default(0),
  lastAskedOn: date({ mode: "string" }).notNull(),
});

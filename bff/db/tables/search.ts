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

/** Stems of words with their places and weights. */
const stems = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What members find: one row for each thing that has an address of its own. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    key: text().primaryKey(),
    /** The item of Directus it is made of; a course is several documents. */
    item: text().notNull(),
    kind: text().notNull(),
    /** Below the locale. */
    path: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    category: text(),
    categoryName: text(),
    cantons: text().array().notNull(),
    tags: text().array().notNull(),
    /** Whether a member who does not pay may read its text; title and summary are everybody's. */
    isOpen: boolean().notNull(),
    publishedAt: moment(),
    /** From this day on it counts as out of date. */
    staleOn: date({ mode: "string" }),
    /** Its last day, of what ends by itself. */
    endsOn: date({ mode: "string" }),
    /** The text in order, each part with its place on the page. */
    parts: jsonb()
      .$type<readonly { text: string; place?: string; authorId?: string }[]>()
      .notNull(),
    /** Names by which its author is called, without accents. */
    authors: text().array().notNull().default([]),
    /** Of the author, in Directus: who blocked them does not find it. */
    authorId: text(),
    /** Who wrote parts of it, each once, and what they wrote; "" for what is of the rest. None where all is of one. */
    replyAuthors: text().array().notNull().default([]),
    replyVectors: stems().array().notNull().default([]),
    /** Null of what is no question. */
    isSolved: boolean(),
    headVector: stems().notNull(),
    fullVector: stems().notNull(),
    indexedAt: moment().notNull(),
    /** How it was made: what was made otherwise than today is made anew. */
    madeAs: smallint().notNull().default(0),
  },
  (table) => [
    index("search_documents_item_index").on(table.item),
    index("search_documents_head_index").using("gin", table.headVector),
    index("search_documents_full_index").using("gin", table.fullVector),
  ],
);

/** Every word of the documents: without accents → its stem. For typing errors and for accents left out. */
export const searchWords = pgTable(
  "search_words",
  {
    folded: text().notNull(),
    stem: text().notNull(),
    /** Whether it stands where every member may read it. */
    isOpen: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.folded, table.stem] }),
    index("search_words_stem_index").on(table.stem),
    index("search_words_alike_index").using("gin", table.folded.op("gin_trgm_ops")),
    index("search_words_beginning_index").on(table.folded.op("text_pattern_ops")),
  ],
);

/** Phrases that mean the same share an item; the key is made of the stems of a phrase. */
export const searchSynonyms = pgTable(
  "search_synonyms",
  {
    item: text().notNull(),
    phrase: text().notNull(),
    key: text().notNull(),
    /** Whether it is looked for when another of its group was typed. */
    isTelling: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.item, table.phrase] }),
    index("search_synonyms_key_index").on(table.key),
  ],
);

/** Figures and definitions that answer a question by themselves. */
export const searchFacts = pgTable(
  "search_facts",
  {
    key: text().primaryKey(),
    item: text().notNull(),
    topic: text().notNull(),
    /** Code of the canton it is about. */
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

/** What was asked in vain, for editors; nobody's name stands with it. */
export const searchMisses = pgTable("search_misses", {
  query: text().primaryKey(),
  count: integer().notNull(),
  /** How many of them editors were told of. */
  toldCount: integer().notNull().default(0),
  lastAskedOn: date({ mode: "string" }).notNull(),
});

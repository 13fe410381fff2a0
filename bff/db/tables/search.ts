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

const stems = customType<{ data: string }>({ dataType: () => "tsvector" });

export const searchDocuments = pgTable(
  "search_documents",
  {
    key: text().primaryKey(),
    item: text().notNull(),
    kind: text().notNull(),
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
    endsOn: date({ mode: "string" }),
    parts: jsonb()
      .$type<readonly { text: string; place?: string; authorId?: string }[]>()
      .notNull(),
    authors: text().array().notNull().default([]),
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

export const searchWords = pgTable(
  "search_words",
  {
    folded: text().notNull(),
    stem: text().notNull(),
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

export const searchMisses = pgTable("search_misses", {
  query: text().primaryKey(),
  count: integer().notNull(),
  toldCount: integer().notNull().default(0),
  lastAskedOn: date({ mode: "string" }).notNull(),
});

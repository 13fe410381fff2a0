import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

/** What a member remembers of a word of the glossary, in one language. */
export const practiceWords = pgTable(
  "practice_words",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text().notNull(),
    /** Slug of the glossary term. */
    word: text().notNull(),
    dueAt: moment().notNull(),
    answers: integer().notNull(),
    /** State of the scheduler (ts-fsrs). */
    memory: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.language, table.word] }),
    index("practice_words_due_index").on(table.userId, table.language, table.dueAt),
  ],
);

export const practiceDays = pgTable(
  "practice_days",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text().notNull(),
    day: date().notNull(),
    answers: integer().notNull(),
    newWords: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.language, table.day] })],
);

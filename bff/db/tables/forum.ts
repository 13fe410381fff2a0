import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

/** Pictures in texts of the forum; who may read the text is Directus' to say. */
export const forumImages = pgTable(
  "forum_images",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** WebP, made anew. */
    content: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index("forum_images_user_id_index").on(table.userId)],
);

/** Whom an unanswered question was brought to: never twice, and not too often. */
export const forumAsks = pgTable(
  "forum_asks",
  {
    /** The question's id in Directus. */
    topicId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    askedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.userId] }),
    index("forum_asks_user_id_index").on(table.userId, table.askedAt),
  ],
);

import { index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

export const forumImages = pgTable(
  "forum_images",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index("forum_images_user_id_index").on(table.userId)],
);

export const forumInvites = pgTable(
  "forum_asks",
  {
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

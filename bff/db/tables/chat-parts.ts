import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";
import { chatMessages } from "./chat.ts";

const message = () =>
  uuid()
    .notNull()
    .references(() => chatMessages.id, { onDelete: "cascade" });
const user = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const chatImages = pgTable(
  "chat_images",
  {
    messageId: message().primaryKey(),
    userId: user(),
    content: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull(),
  },
  (table) => [index("chat_images_user_id_index").on(table.userId)],
);

export const chatReactions = pgTable(
  "chat_reactions",
  {
    messageId: message(),
    userId: user(),
    emoji: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index("chat_reactions_user_id_index").on(table.userId),
  ],
);

export const chatPreferences = pgTable("chat_preferences", {
  userId: user().primaryKey(),
  /** Turns off read receipts in both directions. */
  hidesReceipts: boolean().notNull().default(false),
});

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

/** The picture of a message, which only the participants of its chat see. */
export const chatImages = pgTable(
  "chat_images",
  {
    messageId: message().primaryKey(),
    userId: user(),
    /** WebP, made anew. */
    content: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** What it shows, in words of its sender; empty when they gave none. */
    alt: text().notNull(),
  },
  (table) => [index("chat_images_user_id_index").on(table.userId)],
);

/** One sign of each participant at a message. */
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

/** How a member wants to chat; without a row, as everybody. */
export const chatPreferences = pgTable("chat_preferences", {
  userId: user().primaryKey(),
  /** Neither tells when they read nor is told. */
  hidesReceipts: boolean().notNull().default(false),
});

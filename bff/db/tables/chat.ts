import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

export const chats = pgTable("chats", {
  id: uuid().primaryKey(),
  /** SHA-256 of both members' ids: two members share one chat, even after one of them left. */
  pairHash: bytes().notNull().unique("chats_pair_hash_unique"),
  /** Author of the first message: the chat is a request until the other member answers or accepts. */
  startedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  acceptedAt: moment(),
  lastSequence: integer().notNull().default(0),
  lastMessageAt: moment().notNull(),
  createdAt: moment().notNull(),
});

export const chatParticipants = pgTable(
  "chat_participants",
  {
    id: uuid().primaryKey(),
    chatId: uuid()
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Sequence number of the last message read; never decreases. */
    readSequence: integer().notNull().default(0),
    mutedAt: moment(),
    archivedAt: moment(),
    pinnedAt: moment(),
  },
  (table) => [
    unique("chat_participants_chat_user_unique").on(table.chatId, table.userId),
    index("chat_participants_user_id_index").on(table.userId),
  ],
);

export const chatMessages = pgTable(
  "chat_messages",
  {
    id: uuid().primaryKey(),
    chatId: uuid()
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    sequence: integer().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Created by the sender's device: a retry after a lost answer does not create a second message. */
    clientMessageId: uuid().notNull(),
    message: text().notNull(),
    sentAt: moment().notNull(),
    readAt: moment(),
    replyToId: uuid().references((): AnyPgColumn => chatMessages.id, { onDelete: "set null" }),
    editedAt: moment(),
    /** Deleted for both: the text is removed, the sequence number stays. */
    deletedAt: moment(),
  },
  (table) => [
    unique("chat_messages_chat_sequence_unique").on(table.chatId, table.sequence),
    unique("chat_messages_user_client_message_unique").on(table.userId, table.clientMessageId),
    index("chat_messages_reply_to_id_index").on(table.replyToId),
  ],
);

import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

/** Conversations of two members. */
export const chats = pgTable("chats", {
  id: uuid().primaryKey(),
  /** SHA-256 of both members' ids: two members have one chat, also after one of them left. */
  pairHash: bytes().notNull().unique("chats_pair_hash_unique"),
  /** Who wrote first: a request until the other one answers or accepts. */
  startedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  acceptedAt: moment(),
  /** Number of the last message; the next one's is one more. */
  lastSequence: integer().notNull().default(0),
  lastMessageAt: moment().notNull(),
  createdAt: moment().notNull(),
});

/** Who takes part in a chat, and how they keep it. */
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
    /** Up to where they read; never goes back. */
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

/** Messages, in the order of their number within the chat. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: uuid().primaryKey(),
    chatId: uuid()
      .notNull()
      .references(() => chats.id, { onDelete: "cascade" }),
    sequence: integer().notNull(),
    /** Who wrote it; it goes with their account. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Made by the sender's device: sent again after a lost answer, it is the same message. */
    clientMessageId: uuid().notNull(),
    message: text().notNull(),
    sentAt: moment().notNull(),
    /** When the other one read it. */
    readAt: moment(),
    /** What it answers; stays without it when that one goes. */
    replyToId: uuid().references((): AnyPgColumn => chatMessages.id, { onDelete: "set null" }),
    editedAt: moment(),
    /** Taken back for both: the words are gone, its number stays. */
    deletedAt: moment(),
  },
  (table) => [
    unique("chat_messages_chat_sequence_unique").on(table.chatId, table.sequence),
    unique("chat_messages_user_client_message_unique").on(table.userId, table.clientMessageId),
    index("chat_messages_reply_to_id_index").on(table.replyToId),
  ],
);

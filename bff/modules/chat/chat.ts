import type { chatMessages, chatParticipants, chats } from "../../db/tables/chat.ts";

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
export type ParticipantRow = typeof chatParticipants.$inferSelect;

/** A message as the participants of its chat see it. Times are ISO 8601, UTC. */
export type ChatMessage = {
  id: string;
  chatId: string;
  /** Its place in the chat, from 1 on. */
  sequence: number;
  senderUserId: string;
  clientMessageId: string;
  message: string;
  sentAt: string;
  /** When the receiver read it; told to the sender once the chat is accepted. */
  readAt: string | null;
  /** Not read yet by the one who asks. */
  isNew: boolean;
  editedAt: string | null;
  /** Taken back by who wrote it: without words, picture and signs. */
  isDeleted: boolean;
  /** What it answers; null also when that one is gone. */
  replyTo: QuotedMessage | null;
  image: ChatImage | null;
  /** The reader's of the message first, its writer's after it: they keep their places when one changes. */
  reactions: ChatReaction[];
};

/** What hangs on a message. */
export type MessageParts = Pick<ChatMessage, "replyTo" | "image" | "reactions">;

/** As much of a message as an answer to it shows. */
export type QuotedMessage = {
  id: string;
  senderUserId: string;
  /** Its first 200 characters. */
  message: string;
  hasImage: boolean;
  isDeleted: boolean;
};

/** Sizes in pixels. */
export type ChatImage = { width: number; height: number; alt: string };
export type ChatReaction = { userId: string; emoji: string };

export type ChatParticipant = {
  id: string;
  userId: string;
  user: { id: string; firstName: string; directusUserId: string };
};

/** A chat as the one who asks sees it. */
export type Chat = {
  id: string;
  chatParticipants: ChatParticipant[];
  /** Somebody the member did not write to yet began it. */
  isRequest: boolean;
  isAccepted: boolean;
  isMuted: boolean;
  isArchived: boolean;
  isPinned: boolean;
  lastSequence: number;
  /** Up to where the one who asks has read. */
  readSequence: number;
  unreadCount: number;
  /** Null where it was written by somebody who left. */
  lastMessage: ChatMessage | null;
};

/** As whom a message is seen: in their own chat, up to where they read it. */
export type Seer = {
  userId: string;
  isAccepted: boolean;
  readSequence: number;
  /** Neither of the two hides what they read. */
  sharesReceipts: boolean;
};

/**
 * Who wrote to somebody who has not answered yet is not told what was read, nor is anybody where one of
 * the two does not tell it.
 */
export function toChatMessage(
  row: MessageRow,
  { userId, isAccepted, readSequence, sharesReceipts }: Seer,
  parts: MessageParts,
): ChatMessage {
  const isOwn = row.userId === userId;
  const isTold = !isOwn || (isAccepted && sharesReceipts);
  return {
    id: row.id,
    chatId: row.chatId,
    sequence: row.sequence,
    senderUserId: row.userId,
    clientMessageId: row.clientMessageId,
    message: row.message,
    sentAt: row.sentAt.toISOString(),
    readAt: (isTold && row.readAt?.toISOString()) || null,
    isNew: !isOwn && row.sequence > readSequence,
    editedAt: row.editedAt?.toISOString() ?? null,
    isDeleted: row.deletedAt !== null,
    ...parts,
  };
}

import type { chatMessages, chatParticipants, chats } from "../../../db/tables/chat.ts";

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;
export type ParticipantRow = typeof chatParticipants.$inferSelect;

/** A message as the chat's participants see it. Times are ISO 8601, UTC. */
export type ChatMessage = {
  id: string;
  chatId: string;
  /** From 1. */
  sequence: number;
  senderUserId: string;
  clientMessageId: string;
  message: string;
  sentAt: string;
  /** When the receiver read it. Shown to the sender once the chat is accepted. */
  readAt: string | null;
  isNew: boolean;
  editedAt: string | null;
  /** True if its author deleted it; it then has no text, picture or reactions. */
  isDeleted: boolean;
  /** The quoted message. Null also if it was deleted. */
  replyTo: QuotedMessage | null;
  image: ChatImage | null;
  /** The receiver's reaction first, then the author's, so that they keep their places when one changes. */
  reactions: ChatReaction[];
};

export type MessageParts = Pick<ChatMessage, "replyTo" | "image" | "reactions">;

export type QuotedMessage = {
  id: string;
  senderUserId: string;
  /** The first 200 characters. */
  message: string;
  hasImage: boolean;
  isDeleted: boolean;
};

export type ChatImage = { width: number; height: number; alt: string };
export type ChatReaction = { userId: string; emoji: string };

export type ChatParticipant = {
  id: string;
  userId: string;
  user: { id: string; firstName: string; directusUserId: string };
};

export type Chat = {
  id: string;
  chatParticipants: ChatParticipant[];
  /** True if the other member began it and the viewer has not written yet. */
  isRequest: boolean;
  isAccepted: boolean;
  isMuted: boolean;
  isArchived: boolean;
  isPinned: boolean;
  lastSequence: number;
  readSequence: number;
  unreadCount: number;
  /** Null if its author has left. */
  lastMessage: ChatMessage | null;
};

export type Viewer = {
  userId: string;
  isAccepted: boolean;
  readSequence: number;
  sharesReceipts: boolean;
};

/** Hides the read receipt until the receiver accepts the chat, and if one of the two hides receipts. */
export function toChatMessage(
  row: MessageRow,
  { userId, isAccepted, readSequence, sharesReceipts }: Viewer,
  parts: MessageParts,
): ChatMessage {
  const isOwn = row.userId === userId;
  const mustSendReceipt = !isOwn || (isAccepted && sharesReceipts);
  return {
    id: row.id,
    chatId: row.chatId,
    sequence: row.sequence,
    senderUserId: row.userId,
    clientMessageId: row.clientMessageId,
    message: row.message,
    sentAt: row.sentAt.toISOString(),
    readAt: (mustSendReceipt && row.readAt?.toISOString()) || null,
    isNew: !isOwn && row.sequence > readSequence,
    editedAt: row.editedAt?.toISOString() ?? null,
    isDeleted: row.deletedAt !== null,
    ...parts,
  };
}

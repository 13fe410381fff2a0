import type { Database } from "../../../db/database.ts";
import { toChatMessage } from "./chat.ts";
import type { ChatMessage, MessageRow, Viewer } from "./chat.ts";
import type { OwnChatRow } from "./chats.repository.ts";
import { loadMessageParts } from "./message-parts.repository.ts";

export async function showMessages(
  db: Database,
  rows: readonly MessageRow[],
  asWhom: (row: MessageRow) => Viewer,
): Promise<ChatMessage[]> {
  const partsOf = await loadMessageParts(db, rows);
  return rows.map((row) => toChatMessage(row, asWhom(row), partsOf(row)));
}

export function viewerOf(userId: string, { chat, own, sharesReceipts }: OwnChatRow): Viewer {
  const { readSequence } = own;
  return { userId, isAccepted: chat.acceptedAt !== null, readSequence, sharesReceipts };
}

import { z } from "zod";
import { CHAT_EDIT_MS, chatEmojis } from "../../../../contract/community/chat.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import type { SanctionsService } from "../../relations/moderation/sanctions.service.ts";
import type { ChatMessage, MessageRow } from "./chat.ts";
import { requireChatShape } from "./chat.service.ts";
import { findOwnChat, listParticipants } from "./chats.repository.ts";
import type { OwnChatRow } from "./chats.repository.ts";
import {
  dropReaction,
  editMessage,
  findImage,
  findMessage,
  saveReaction,
  takeBackMessage,
} from "./message-changes.repository.ts";
import { hasExternalContact } from "./leads-elsewhere.ts";
import { messageText } from "./message-text.ts";
import { viewerOf, showMessages } from "./show-messages.ts";

/**
 * Actions on sent messages. A message of another chat is `not_found`, like one that does not exist or was
 * deleted. All throw `validation_failed`; those that write also throw `member.banned`.
 */
export type ChangeMessages = {
  /**
   * The member's own message, for 15 minutes. @throws {ServiceError} `chat.late`, `chat.blocked`,
   * `chat.closed`, `chat.request_link`
   */
  edit(userId: string, id: string, message: string): Promise<ChatMessage>;
  /** Deletes the member's own message for both, for 15 minutes. @throws {ServiceError} `chat.late` */
  takeBack(userId: string, id: string): Promise<void>;
  /**
   * One emoji of `chatEmojis` per member; null removes it. @throws {ServiceError} `chat.request_waits`,
   * `chat.blocked`, `chat.closed`
   */
  react(userId: string, id: string, emoji: string | null): Promise<ChatMessage>;
  readImage(userId: string, id: string): Promise<Buffer>;
};

export type ChangeMessagesDeps = {
  db: Database;
  relations: Relations;
  measures: SanctionsService;
  now: () => Date;
  onChanged: (chatId: string, sequence: number) => void;
};

type Found = { row: MessageRow; own: OwnChatRow };

const sign = z.enum(chatEmojis).nullable();
const newText = messageText.refine((text) => text.length > 0);

export function createChangeMessages(deps: ChangeMessagesDeps): ChangeMessages {
  const { db, relations, measures: sanctions, now, onChanged } = deps;

  async function requireMessage(userId: string, id: string): Promise<Found> {
    const row = await findMessage(db, requireChatShape(z.guid(), id));
    const own = row && (await findOwnChat(db, userId, row.chatId));
    if (!row || !own || row.deletedAt !== null) throw new ServiceError("not_found");
    return { row, own };
  }

  async function requireFresh(userId: string, id: string): Promise<Found> {
    const found = await requireMessage(userId, id);
    if (found.row.userId !== userId) throw new ServiceError("not_found");
    if (now().getTime() - found.row.sentAt.getTime() > CHAT_EDIT_MS) {
      throw new ServiceError("chat.late");
    }
    return found;
  }

  async function requireNoBlock(userId: string, chatId: string): Promise<void> {
    const participants = await listParticipants(db, [chatId]);
    const other = participants.find(({ user }) => user.id !== userId);
    if (!other) throw new ServiceError("chat.closed");
    const { byUser, byOther } = await relations.findBlocks(userId, other.user.id);
    if (byUser) throw new ServiceError("chat.blocked");
    if (byOther) throw new ServiceError("chat.closed");
  }

  async function show(userId: string, { row, own }: Found): Promise<ChatMessage> {
    const [shown] = await showMessages(db, [row], () => viewerOf(userId, own));
    if (!shown) throw new ServiceError("not_found");
    return shown;
  }

  return {
    async edit(userId, id, input) {
      const message = requireChatShape(newText, input);
      await sanctions.requireMayWrite(userId);
      const { row, own } = await requireFresh(userId, id);
      await requireNoBlock(userId, row.chatId);
      const isPending = own.chat.acceptedAt === null && own.chat.startedBy === userId;
      if (isPending && hasExternalContact(message)) throw new ServiceError("chat.request_link");
      const edited = await editMessage(db, row.id, { message, editedAt: now() });
      if (!edited) throw new ServiceError("not_found");
      onChanged(row.chatId, row.sequence);
      return show(userId, { row: edited, own });
    },

    async takeBack(userId, id) {
      const { row } = await requireFresh(userId, id);
      await takeBackMessage(db, row.id, now());
      onChanged(row.chatId, row.sequence);
    },

    async react(userId, id, input) {
      const emoji = requireChatShape(sign, input);
      const found = await requireMessage(userId, id);
      const { row, own } = found;
      // Members who may not write may still remove their reaction.
      if (emoji !== null) await sanctions.requireMayWrite(userId);
      if (own.chat.acceptedAt === null) throw new ServiceError("chat.request_waits");
      await requireNoBlock(userId, row.chatId);
      if (emoji === null) await dropReaction(db, row.id, userId);
      else await saveReaction(db, { messageId: row.id, userId, emoji, createdAt: now() });
      onChanged(row.chatId, row.sequence);
      return show(userId, found);
    },

    async readImage(userId, id) {
      const { row } = await requireMessage(userId, id);
      const content = await findImage(db, row.id);
      if (!content) throw new ServiceError("not_found");
      return content;
    },
  };
}

import { z } from "zod";
import { CHAT_MAX_TAKE } from "../../../../contract/community/chat.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import { type PageRange, countedPage, oneMore, type CountedPage } from "../../../graphql/page.ts";
import { findUserByDirectusId } from "../../identity/users/users.service.ts";
import type { Chat, ChatMessage, MessageRow } from "./chat.ts";
import {
  countOwnChats,
  countUnread,
  countUnreadChats,
  findOwnChat,
  findOwnChatWith,
  listOwnChats,
  listOwnChatsByIds,
  listParticipants,
} from "./chats.repository.ts";
import type { OwnChatRow } from "./chats.repository.ts";
import {
  countMessages,
  listLastMessages,
  listMessages,
  listMessagesAfter,
} from "./messages.repository.ts";
import { viewerOf, showMessages } from "./show-messages.ts";

/**
 * Reads a member's chats. Ids are UUIDs, a page has 1 to 100 entries; otherwise `validation_failed`.
 * Another member's chat is not found, like one that does not exist.
 */
export type ChatService = {
  listChats(userId: string, range: PageRange): Promise<CountedPage<Chat>>;
  findChatWith(userId: string, otherUserId: string): Promise<Chat | null>;
  /** The chat of these two members. Null also if the requester is neither of them. */
  findChatOf(userId: string, directusUserIds: readonly [string, string]): Promise<Chat | null>;
  /** Newest first. @throws {ServiceError} `not_found` */
  listMessages(userId: string, chatId: string, range: PageRange): Promise<CountedPage<ChatMessage>>;
  /** Messages after a number, oldest first. @throws {ServiceError} `not_found` */
  listMessagesAfter(
    userId: string,
    chatId: string,
    from: { sequence: number; take: number },
  ): Promise<ChatMessage[]>;
  /** The last message of each of these chats. Other members' chats are left out. */
  listLastMessages(userId: string, chatIds: readonly string[]): Promise<ChatMessage[]>;
  /** True if the member is in the chat. False for an unknown id. One query, because it is called often. */
  takesPart(userId: string, chatId: string): Promise<boolean>;
  /**
   * The partner in a chat; `directusUserId` is null if they left. Null for another member's chat and for an
   * unknown id.
   */
  findPartner(userId: string, chatId: string): Promise<{ directusUserId: string | null } | null>;
  /** True if there are unread messages. Requests and muted chats do not count. */
  hasNewMessages(userId: string): Promise<boolean>;
  /** Number of chats with unread messages, up to 100. Requests and muted chats do not count. */
  countUnread(userId: string): Promise<number>;
};

const id = z.guid();
const take = z.int().min(1).max(CHAT_MAX_TAKE);
const range = z.object({ take, skip: z.int().min(0).max(1_000_000) });
const from = z.object({ take, sequence: z.int().min(0).max(2_147_483_647) });

export function createChatService(db: Database): ChatService {
  async function toChats(userId: string, rows: readonly OwnChatRow[]): Promise<Chat[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ chat }) => chat.id);
    const [participants, unread, last] = await Promise.all([
      listParticipants(db, ids),
      countUnread(db, userId, ids),
      listLastMessages(db, ids),
    ]);
    const shown = await showLast(userId, rows, last);
    return rows.map((row): Chat => {
      const { chat, own } = row;
      return {
        id: chat.id,
        chatParticipants: participants
          .filter(({ chatId }) => chatId === chat.id)
          .map((each) => ({ id: each.id, userId: each.user.id, user: each.user })),
        isRequest: chat.acceptedAt === null && chat.startedBy !== userId,
        isAccepted: chat.acceptedAt !== null,
        isMuted: own.mutedAt !== null,
        isArchived: own.archivedAt !== null,
        isPinned: own.pinnedAt !== null,
        lastSequence: chat.lastSequence,
        readSequence: own.readSequence,
        unreadCount: unread.get(chat.id) ?? 0,
        lastMessage: shown.find(({ chatId }) => chatId === chat.id) ?? null,
      };
    });
  }

  function showLast(
    userId: string,
    rows: readonly OwnChatRow[],
    last: readonly MessageRow[],
  ): Promise<ChatMessage[]> {
    const ownOf = new Map(rows.map((row) => [row.chat.id, row]));
    const known = last.filter(({ chatId }) => ownOf.has(chatId));
    return showMessages(db, known, ({ chatId }) => {
      const own = ownOf.get(chatId);
      if (!own) throw new Error("A message of another chat");
      return viewerOf(userId, own);
    });
  }

  async function requireOwnChat(userId: string, chatId: string): Promise<OwnChatRow> {
    const found = await findOwnChat(db, userId, requireChatShape(id, chatId));
    if (!found) throw new ServiceError("not_found");
    return found;
  }

  async function takesPart(userId: string, chatId: string): Promise<boolean> {
    return id.safeParse(chatId).success && (await findOwnChat(db, userId, chatId)) !== null;
  }

  async function findChatWith(userId: string, otherUserId: string): Promise<Chat | null> {
    const found = await findOwnChatWith(db, userId, requireChatShape(id, otherUserId));
    return found && ((await toChats(userId, [found]))[0] ?? null);
  }

  return {
    async listChats(userId, input) {
      const page = requireChatShape(range, input);
      const rows = await listOwnChats(db, userId, oneMore(page));
      const items = await toChats(userId, rows.slice(0, page.take));
      return countedPage({ items, found: rows.length }, page, () => countOwnChats(db, userId));
    },

    findChatWith,

    async findChatOf(userId, directusUserIds) {
      const [first, second] = requireChatShape(z.tuple([id, id]), directusUserIds);
      const users = [await findUserByDirectusId(db, first), await findUserByDirectusId(db, second)];
      const other = users.find((user) => user?.id !== userId);
      return other && users.some((user) => user?.id === userId)
        ? findChatWith(userId, other.id)
        : null;
    },

    async listMessages(userId, chatId, input) {
      const page = requireChatShape(range, input);
      const own = await requireOwnChat(userId, chatId);
      const rows = await listMessages(db, own.chat.id, oneMore(page));
      const items = await showMessages(db, rows.slice(0, page.take), () => viewerOf(userId, own));
      return countedPage({ items, found: rows.length }, page, () => countMessages(db, own.chat.id));
    },

    async listMessagesAfter(userId, chatId, input) {
      const requested = requireChatShape(from, input);
      const own = await requireOwnChat(userId, chatId);
      const rows = await listMessagesAfter(db, own.chat.id, requested);
      return showMessages(db, rows, () => viewerOf(userId, own));
    },

    async listLastMessages(userId, chatIds) {
      const ids = requireChatShape(z.array(id).max(CHAT_MAX_TAKE), chatIds);
      const own = await listOwnChatsByIds(db, userId, ids);
      const last = await listLastMessages(
        db,
        own.map(({ chat }) => chat.id),
      );
      const shown = await showLast(userId, own, last);
      return own.flatMap(({ chat }) => shown.find(({ chatId }) => chatId === chat.id) ?? []);
    },

    takesPart,

    async findPartner(userId, chatId) {
      if (!(await takesPart(userId, chatId))) return null;
      const participants = await listParticipants(db, [chatId]);
      const other = participants.find(({ user }) => user.id !== userId);
      return { directusUserId: other?.user.directusUserId ?? null };
    },

    hasNewMessages: async (userId) => (await countUnreadChats(db, userId, 1)) > 0,
    countUnread: (userId) => countUnreadChats(db, userId, CHAT_MAX_TAKE),
  };
}

/** @throws {ServiceError} `validation_failed` */
export function requireChatShape<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new ServiceError("validation_failed", { cause: parsed.error });
  return parsed.data;
}

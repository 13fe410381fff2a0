import type { OwnCms } from "~/cms/cms.server";
import type { Draft } from "~/content/drafts/draft";
import { findDraft } from "~/content/drafts/drafts.server";
import { AppError, notFound } from "~/http/app-error";
import { to } from "~/i18n/paths";
import { createMemory } from "~/process/memory.server";
import {
  GetAuthorsDocument,
  GetChatsDocument,
  type GetAuthorsQuery,
  GetUnreadChatCountDocument,
  GetChatByDirectusUsersDocument,
  GetChatMessagesDocument,
  GetConversationDocument,
} from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import { CHAT_PAGE_SIZE } from "../../../../contract/community/chat.ts";
import { isUuid } from "../../../../contract/shared/uuid.ts";
import type { ChatCard, ChatPartner, ChatRow, ChatHistory, Conversation } from "../chat";

const MAX_CHATS = 100;

type Author = GetAuthorsQuery["getAuthors"][number];

export type ListedChats = {
  cards: ChatCard[];
  /** The member neither sends nor sees read receipts. */
  hidesReceipts: boolean;
};

export async function findChats(
  query: GraphqlQuery,
  directusUserId: string,
): Promise<ListedChats | null> {
  const { data } = await query(GetChatsDocument, { take: MAX_CHATS, skip: 0 });
  if (!data) return null;
  const cards = await cardsOf(query, data.getChats.items, directusUserId);
  return { cards, hidesReceipts: data.hidesChatReceipts };
}

async function cardsOf(
  query: GraphqlQuery,
  chats: readonly ChatRow[],
  directusUserId: string,
): Promise<ChatCard[]> {
  const authors = await listAuthors(query, partnerIdsOf(chats, directusUserId));
  return chats.map((chat) => ({ chat, partner: partnerOf(chat, directusUserId, authors) }));
}

export async function listAuthors(query: GraphqlQuery, ids: readonly string[]): Promise<Author[]> {
  if (ids.length === 0) return [];
  const { data } = await query(GetAuthorsDocument, { usersDirectusIds: [...ids] });
  return data?.getAuthors ?? [];
}

function partnerIdsOf(chats: readonly ChatRow[], directusUserId: string): string[] {
  return chats
    .flatMap(({ chatParticipants }) => chatParticipants.map(({ user }) => user.directusUserId))
    .filter((id) => id !== directusUserId);
}

function partnerOf(
  { chatParticipants }: ChatRow,
  directusUserId: string,
  authors: readonly Author[],
): ChatPartner {
  const other = chatParticipants.find(({ user }) => user.directusUserId !== directusUserId)?.user;
  if (!other) return { directusUserId: null, name: "", avatar: null };
  const author = authors.find((each) => each.directusUserId === other.directusUserId);
  return {
    directusUserId: other.directusUserId,
    name: author?.name ?? other.firstName,
    avatar: author?.avatar ?? null,
  };
}

/** Maximum delay of the unread count on other pages. Chat pages bypass the cache. */
const REMEMBERED_MS = 10_000;
const MAX_REMEMBERED = 5_000;

/** Keyed by member, so that no member gets another member's count. */
const remembered = createMemory<number>({ ttlMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/**
 * Null if unavailable.
 * @param request for a page; chat pages bypass the cache, because reading changes the count
 */
export async function findUnreadChats(
  directusUserId: string,
  query: GraphqlQuery,
  request: Request,
): Promise<number | null> {
  const isReading = new URL(request.url).pathname.startsWith(to("/app/chat"));
  const ask = async () => {
    const { data } = await query(GetUnreadChatCountDocument, {});
    if (!data) throw new Error("the conversations can't be counted now");
    return data.unreadChatCount;
  };
  if (isReading) remembered.forget(directusUserId);
  const count = isReading ? ask() : remembered.find(directusUserId, ask);
  return count.catch(() => null);
}

type Between = { query: GraphqlQuery; own: string; other: string };

/**
 * With the list of all conversations, which stands beside it.
 * @throws a 404 for an unknown member, oneself or a team member, a 503 if the service is unavailable
 */
export async function requireConversation(
  { query, own, other }: Between,
  request: Request,
): Promise<{ conversation: Conversation; chats: ChatCard[] }> {
  if (!isUuid(other) || other === own) throw notFound(request);
  // Names come from Directus: while it is unavailable, a conversation opens without them.
  const [{ data }, [known]] = await Promise.all([
    query(GetConversationDocument, { own, other, take: MAX_CHATS }),
    listAuthors(query, [other]),
  ]);
  if (!data) throw unavailable();
  const { getChatByDirectusUsers: chat, getBlockedMembers: blocked } = data;
  const participant = chat?.chatParticipants.find(({ user }) => user.directusUserId === other);
  if (!chat && (!known || known.isTeam)) throw notFound(request);
  const [history, chats] = await Promise.all([
    chat ? findHistory(query, chat, 0) : { messages: [], hasOlder: false },
    cardsOf(query, data.getChats.items, own),
  ]);
  if (!history) throw unavailable();
  const conversation: Conversation = {
    chat: chat ?? null,
    ...history,
    partner: {
      directusUserId: other,
      name: known?.name ?? participant?.user.firstName ?? "",
      avatar: known?.avatar ?? null,
    },
    areConnected: known?.isConnected ?? false,
    isBlocked: blocked.some((each) => each.directusUserId === other),
  };
  return { conversation, chats };
}

const unavailable = () =>
  new AppError("service_unavailable", { retryAfterSeconds: 5 }).toResponse();

/** Null before the first message. */
export async function findChat({
  query,
  own,
  other,
}: Between): Promise<ChatRow | null | "unavailable"> {
  const pair = { directusUserId1: own, directusUserId2: other };
  const { data } = await query(GetChatByDirectusUsersDocument, pair);
  return data ? data.getChatByDirectusUsers : "unavailable";
}

export async function findHistory(
  query: GraphqlQuery,
  { id }: Pick<ChatRow, "id">,
  skip: number,
): Promise<ChatHistory | null> {
  const range = { chatId: id, take: CHAT_PAGE_SIZE, skip };
  const { data } = await query(GetChatMessagesDocument, range);
  if (!data) return null;
  const { items, pageInfo } = data.getChatMessages;
  return { messages: items.toReversed(), hasOlder: pageInfo.hasNextPage };
}

export async function findChatDraft(own: OwnCms, partner: string): Promise<Draft | null> {
  if (!isUuid(partner)) return null;
  return findDraft(own, { kind: "chat", target: partner }).catch(() => null);
}

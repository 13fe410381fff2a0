import {
  GetAuthorsDocument,
  GetChatsDocument,
  type GetAuthorsQuery,
} from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import type { ChatCard, ChatPartner, ChatRow } from "../chat";

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
  const chats = data.getChats.items;
  const authors = await listAuthors(query, partnerIdsOf(chats, directusUserId));
  const cards = chats.map((chat) => ({ chat, partner: partnerOf(chat, directusUserId, authors) }));
  return { cards, hidesReceipts: data.hidesChatReceipts };
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

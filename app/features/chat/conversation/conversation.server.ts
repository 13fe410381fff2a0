import { AppError, notFound } from "~/http/app-error";
import {
  GetBlockedMembersDocument,
  GetChatByDirectusUsersDocument,
  GetChatMessagesDocument,
} from "~/service/generated/graphql";
import type { GraphqlQuery } from "~/service/graphql-client.server";
import { CHAT_PAGE_SIZE } from "../../../../contract/community/chat.ts";
import type { ChatHistory, ChatRow, Conversation } from "../chat";
import { listAuthors } from "../list/chats.server";
import { isUuid } from "../../../../contract/shared/uuid.ts";

export type Between = { query: GraphqlQuery; own: string; other: string };

/** @throws a 404 for an unknown member, oneself or a team member, a 503 if the service is unavailable */
export async function requireConversation(
  between: Between,
  request: Request,
): Promise<Conversation> {
  const { query, own, other } = between;
  if (!isUuid(other) || other === own) throw notFound(request);
  const [chat, authors, blocked] = await Promise.all([
    findChat(between),
    listAuthors(query, [other]),
    query(GetBlockedMembersDocument, {}),
  ]);
  if (chat === "unavailable" || !blocked.data) throw unavailable();
  const known = authors[0];
  const participant = chat?.chatParticipants.find(({ user }) => user.directusUserId === other);
  if (!chat && (!known || known.isTeam)) throw notFound(request);
  const history = chat ? await findHistory(query, chat, 0) : { messages: [], hasOlder: false };
  if (!history) throw unavailable();
  return {
    chat,
    ...history,
    partner: {
      directusUserId: other,
      name: known?.name ?? participant?.user.firstName ?? "",
      avatar: known?.avatar ?? null,
    },
    areConnected: known?.isConnected ?? false,
    isBlocked: blocked.data.getBlockedMembers.some((each) => each.directusUserId === other),
  };
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

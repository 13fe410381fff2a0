import { randomUUID } from "node:crypto";
import type { TestService } from "../../service.ts";
import { bearer } from "../../service.ts";

export type Chatter = {
  id: string;
  directusUserId: string;
  email: string;
  accessToken: string;
};

/** A logged-in member, by default not a newcomer. */
export async function chatter(
  service: TestService,
  input: { roleId?: string; isNewcomer?: boolean } = {},
): Promise<Chatter> {
  const { id, directusUserId, email } = await service.createMember(
    input.roleId ? { roleId: input.roleId } : {},
  );
  if (!input.isNewcomer) {
    const change = "update users set created_at = created_at - interval '30 days' where id = $1";
    await service.database.pool.query(change, [id]);
  }
  const { accessToken } = await service.login(email);
  return { id, directusUserId, email, accessToken };
}

export type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { extensions: { code: string; retryAfterSeconds?: number } }[];
};

export async function ask(
  service: TestService,
  who: Chatter,
  query: string,
  variables: object = {},
): Promise<Answer> {
  const answer = await service.app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
    headers: bearer(who.accessToken),
  });
  return answer.json<Answer>();
}

/** Error code of a refused operation; null if it succeeded. */
export const codeOf = ({ errors }: Answer): string | null => errors?.[0]?.extensions.code ?? null;

export type SentMessage = {
  id: string;
  chatId: string;
  sequence: number;
  senderUserId: string;
  clientMessageId: string;
  message: string;
  sentAt: string;
  readAt: string | null;
  isNew: boolean;
};

const MESSAGE = "id chatId sequence senderUserId clientMessageId message sentAt readAt isNew";
const SEND = `mutation ($to: ID!, $id: ID!, $message: String!) {
  sendChatMessage(directusUserId: $to, clientMessageId: $id, message: $message) { ${MESSAGE} }
}`;

export const send = (
  service: TestService,
  from: Chatter,
  to: Pick<Chatter, "directusUserId">,
  message: string,
  id: string = randomUUID(),
): Promise<Answer> => ask(service, from, SEND, { to: to.directusUserId, id, message });

/** Sends a message that must be accepted. */
export async function sent(
  service: TestService,
  from: Chatter,
  to: Chatter,
  message: string,
  id?: string,
): Promise<SentMessage> {
  const answer = await send(service, from, to, message, id);
  if (!answer.data) throw new Error(`refused: ${codeOf(answer) ?? "?"}`);
  return answer.data["sendChatMessage"] as SentMessage;
}

const MESSAGES = `query ($chat: ID!, $take: Int, $skip: Int) {
  getChatMessages(chatId: $chat, take: $take, skip: $skip) {
    items { ${MESSAGE} } pageInfo { hasNextPage hasPreviousPage } totalCount
  }
}`;

export type MessagesPage = {
  items: SentMessage[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
  totalCount: number;
};

export async function messagesOf(
  service: TestService,
  who: Chatter,
  chat: string,
  range: { take?: number; skip?: number } = {},
): Promise<MessagesPage> {
  const answer = await ask(service, who, MESSAGES, { chat, ...range });
  if (!answer.data) throw new Error(`refused: ${codeOf(answer) ?? "?"}`);
  return answer.data["getChatMessages"] as MessagesPage;
}

export type ListedChat = {
  id: string;
  isRequest: boolean;
  isAccepted: boolean;
  isMuted: boolean;
  isArchived: boolean;
  isPinned: boolean;
  unreadCount: number;
  lastMessage: { message: string } | null;
  chatParticipants: { userId: string; user: { directusUserId: string; firstName: string } }[];
};

const CHATS = `{ getChats { totalCount items {
  id isRequest isAccepted isMuted isArchived isPinned unreadCount lastMessage { message }
  chatParticipants { id userId user { id firstName directusUserId } }
} } }`;

export async function chatsOf(service: TestService, who: Chatter): Promise<ListedChat[]> {
  const { data } = await ask(service, who, CHATS);
  const page = data?.["getChats"] as { items: ListedChat[] } | undefined;
  return page?.items ?? [];
}

export async function hasNew(service: TestService, who: Chatter): Promise<boolean> {
  const answer = await service.app.inject({
    method: "GET",
    url: "/api/chat/v1/has-new-messages",
    headers: bearer(who.accessToken),
  });
  return answer.json<boolean>();
}

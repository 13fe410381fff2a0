import type { GetChatMessagesQuery, GetChatsQuery } from "~/service/generated/graphql";

export type ChatMessage = GetChatMessagesQuery["getChatMessages"]["items"][number];
export type ChatRow = GetChatsQuery["getChats"]["items"][number];

/** The other one of a conversation, as members see each other. */
export type ChatPartner = {
  /** Null for who left the portal. */
  directusUserId: string | null;
  name: string;
  avatar: string | null;
};

/** A conversation in the list. */
export type ChatCard = { chat: ChatRow; partner: ChatPartner };

/** A page of what was written, the oldest first. */
export type ChatHistory = { messages: ChatMessage[]; hasOlder: boolean };

/** A conversation as its page shows it; without `chat` nothing was written yet. */
export type Conversation = ChatHistory & {
  partner: ChatPartner & { directusUserId: string };
  chat: ChatRow | null;
  isBlocked: boolean;
  /** Connections write to each other freely, from the first message on. */
  areConnected: boolean;
};

/** Why something was not done; `~/i18n/pt-BR/chat` has the words. */
export const chatProblems = [
  "blocked",
  "closed",
  "request_waits",
  "request_link",
  "request_image",
  "late",
  "image_type",
  "image_large",
  "image_lost",
  "new_limit",
  "banned",
  "rate_limited",
  "invalid",
  "report_none",
  "report_over",
  "failed",
  "unavailable",
] as const;
export type ChatProblem = (typeof chatProblems)[number];

export const isChatProblem = (name: unknown): name is ChatProblem =>
  chatProblems.some((each) => each === name);

export type ChatAnswer = { problem: ChatProblem | null; message: ChatMessage | null };

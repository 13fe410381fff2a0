import type { GetChatMessagesQuery, GetChatsQuery } from "~/service/generated/graphql";

export type ChatMessage = GetChatMessagesQuery["getChatMessages"]["items"][number];
export type ChatRow = GetChatsQuery["getChats"]["items"][number];

export type ChatPartner = {
  /** Null if the member left the portal. */
  directusUserId: string | null;
  name: string;
  avatar: string | null;
};

export type ChatCard = { chat: ChatRow; partner: ChatPartner };

export type ChatHistory = { messages: ChatMessage[]; hasOlder: boolean };

/** `chat` is null before the first message. */
export type Conversation = ChatHistory & {
  partner: ChatPartner & { directusUserId: string };
  chat: ChatRow | null;
  isBlocked: boolean;
  /** Connected members can chat without a message request. */
  areConnected: boolean;
};

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

export type ChatAnswer = {
  problem: ChatProblem | null;
  message: ChatMessage | null;
  /** Of a limit: the rule, and when the member may go on. */
  text?: string;
};

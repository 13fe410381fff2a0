import { CHAT_PAGE_SIZE } from "../../../../contract/community/chat.ts";
import { builder } from "../../../graphql/builder.ts";
import { PageInfoType, type CountedPage } from "../../../graphql/page.ts";
import type { Chat, ChatMessage, ChatParticipant } from "./chat.ts";
import type { ChatService } from "./chat.service.ts";
import { MessageType } from "./message.graphql.ts";
import type { OwnChats } from "./own-chats.ts";
import type { SendMessage } from "./send-message.ts";

declare module "../../../graphql/builder.ts" {
  interface GraphqlContext {
    chats: ChatService;
    ownChats: OwnChats;
    sendMessage: SendMessage;
  }
}

const ParticipantUserType = builder
  .objectRef<ChatParticipant["user"]>("ChatParticipantUser")
  .implement({
    fields: (field) => ({
      id: field.exposeID("id"),
      firstName: field.exposeString("firstName"),
      directusUserId: field.exposeID("directusUserId"),
    }),
  });

const ParticipantType = builder.objectRef<ChatParticipant>("ChatParticipant").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    userId: field.exposeID("userId"),
    user: field.expose("user", { type: ParticipantUserType }),
  }),
});

const ChatType = builder.objectRef<Chat>("Chat").implement({
  description: "A conversation of two members, as the one who asks sees it",
  fields: (field) => ({
    id: field.exposeID("id"),
    chatParticipants: field.expose("chatParticipants", { type: [ParticipantType] }),
    isRequest: field.exposeBoolean("isRequest", {
      description: "Begun by somebody the member has not answered yet",
    }),
    isAccepted: field.exposeBoolean("isAccepted"),
    isMuted: field.exposeBoolean("isMuted"),
    isArchived: field.exposeBoolean("isArchived"),
    isPinned: field.exposeBoolean("isPinned"),
    lastSequence: field.exposeInt("lastSequence"),
    readSequence: field.exposeInt("readSequence"),
    unreadCount: field.exposeInt("unreadCount"),
    lastMessage: field.expose("lastMessage", { type: MessageType, nullable: true }),
  }),
});

const MessagesPageType = builder.objectRef<CountedPage<ChatMessage>>("ChatMessagesPage").implement({
  fields: (field) => ({
    items: field.expose("items", { type: [MessageType] }),
    pageInfo: field.expose("pageInfo", { type: PageInfoType }),
    totalCount: field.int({ resolve: ({ totalCount }) => totalCount() }),
  }),
});

const ChatsPageType = builder.objectRef<CountedPage<Chat>>("ChatsPage").implement({
  fields: (field) => ({
    items: field.expose("items", { type: [ChatType] }),
    pageInfo: field.expose("pageInfo", { type: PageInfoType }),
    totalCount: field.int({ resolve: ({ totalCount }) => totalCount() }),
  }),
});

const TAKE = "1 to 100";
const SKIP = "0 or more";

builder.queryFields((field) => ({
  getChats: field.field({
    type: ChatsPageType,
    args: {
      take: field.arg.int({ description: TAKE }),
      skip: field.arg.int({ description: SKIP }),
    },
    resolve: (_root, { take, skip }, { userId, chats }) =>
      chats.listChats(userId, { take: take ?? CHAT_PAGE_SIZE, skip: skip ?? 0 }),
  }),

  unreadChatCount: field.int({
    description: "Chats with something new, up to 100; neither requests nor muted ones count",
    resolve: (_root, _args, { userId, chats }) => chats.countUnread(userId),
  }),

  getChatByParticipant: field.field({
    type: ChatType,
    nullable: true,
    description: "With another member; null before the first message",
    args: { userId: field.arg.id({ required: true }) },
    resolve: (_root, { userId: otherUserId }, { userId, chats }) =>
      chats.findChatWith(userId, String(otherUserId)),
  }),

  getChatByDirectusUsers: field.field({
    type: ChatType,
    nullable: true,
    args: {
      directusUserId1: field.arg.id({ required: true }),
      directusUserId2: field.arg.id({ required: true }),
    },
    resolve: (_root, { directusUserId1, directusUserId2 }, { userId, chats }) =>
      chats.findChatOf(userId, [String(directusUserId1), String(directusUserId2)]),
  }),

  getChatMessages: field.field({
    type: MessagesPageType,
    description: "The newest first",
    args: {
      chatId: field.arg.id({ required: true }),
      take: field.arg.int({ description: TAKE }),
      skip: field.arg.int({ description: SKIP }),
    },
    resolve: (_root, { chatId, take, skip }, { userId, chats }) =>
      chats.listMessages(userId, String(chatId), { take: take ?? CHAT_PAGE_SIZE, skip: skip ?? 0 }),
  }),

  getChatMessagesAfter: field.field({
    type: [MessageType],
    description: "Those that follow a number, the oldest first: what a device missed",
    args: {
      chatId: field.arg.id({ required: true }),
      sequence: field.arg.int({ required: true }),
      take: field.arg.int({ description: TAKE }),
    },
    resolve: (_root, { chatId, sequence, take }, { userId, chats }) =>
      chats.listMessagesAfter(userId, String(chatId), { sequence, take: take ?? 100 }),
  }),

  getChatsLastMessage: field.field({
    type: [MessageType],
    args: { chatIds: field.arg.idList({ required: true }) },
    resolve: (_root, { chatIds }, { userId, chats }) =>
      chats.listLastMessages(userId, chatIds.map(String)),
  }),
}));

builder.mutationFields((field) => ({
  sendChatMessage: field.field({
    type: MessageType,
    description: "Answers once the message is kept; the first one begins the chat",
    args: {
      directusUserId: field.arg.id({ required: true, description: "Whom it is for" }),
      clientMessageId: field.arg.id({ required: true, description: "The same is sent once" }),
      message: field.arg.string({ required: true, description: "1 to 4,000 characters" }),
      replyToId: field.arg.id({ description: "A message of the same chat that it answers" }),
    },
    resolve: (_root, input, { userId, sendMessage }) =>
      sendMessage(userId, {
        directusUserId: String(input.directusUserId),
        clientMessageId: String(input.clientMessageId),
        message: input.message,
        replyToId: input.replyToId ? String(input.replyToId) : null,
      }),
  }),
}));

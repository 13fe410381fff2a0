import { builder } from "../../../graphql/builder.ts";
import type { ChatImage, ChatMessage, ChatReaction, QuotedMessage } from "./chat.ts";
import type { ChangeMessages } from "./change-messages.ts";

declare module "../../../graphql/builder.ts" {
  interface GraphqlContext {
    changeMessages: ChangeMessages;
  }
}

const QuotedMessageType = builder.objectRef<QuotedMessage>("QuotedChatMessage").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    senderUserId: field.exposeID("senderUserId"),
    message: field.exposeString("message", { description: "Its first 200 characters" }),
    hasImage: field.exposeBoolean("hasImage"),
    isDeleted: field.exposeBoolean("isDeleted"),
  }),
});

const ImageType = builder.objectRef<ChatImage>("ChatImage").implement({
  description: "GET /api/chat/v1/messages/{id}/image has the picture itself",
  fields: (field) => ({
    width: field.exposeInt("width"),
    height: field.exposeInt("height"),
    alt: field.exposeString("alt"),
  }),
});

const ReactionType = builder.objectRef<ChatReaction>("ChatReaction").implement({
  fields: (field) => ({
    userId: field.exposeID("userId"),
    emoji: field.exposeString("emoji"),
  }),
});

export const MessageType = builder.objectRef<ChatMessage>("ChatMessage").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    chatId: field.exposeID("chatId"),
    sequence: field.exposeInt("sequence", { description: "Its place in the chat, from 1 on" }),
    senderUserId: field.exposeID("senderUserId"),
    clientMessageId: field.exposeID("clientMessageId"),
    message: field.exposeString("message"),
    sentAt: field.expose("sentAt", { type: "DateTime" }),
    readAt: field.expose("readAt", {
      type: "DateTime",
      nullable: true,
      description: "When the receiver read it; told to the sender of an accepted chat",
    }),
    isNew: field.exposeBoolean("isNew", { description: "Not read yet by the one who asks" }),
    editedAt: field.expose("editedAt", { type: "DateTime", nullable: true }),
    isDeleted: field.exposeBoolean("isDeleted", {
      description: "Taken back for both: without words, picture and signs",
    }),
    replyTo: field.expose("replyTo", { type: QuotedMessageType, nullable: true }),
    image: field.expose("image", { type: ImageType, nullable: true }),
    reactions: field.expose("reactions", { type: [ReactionType] }),
  }),
});

builder.mutationFields((field) => ({
  editChatMessage: field.field({
    type: MessageType,
    description: "One's own, for 15 minutes",
    args: {
      id: field.arg.id({ required: true }),
      message: field.arg.string({ required: true, description: "1 to 4,000 characters" }),
    },
    resolve: (_root, { id, message }, { userId, changeMessages }) =>
      changeMessages.edit(userId, String(id), message),
  }),

  deleteChatMessage: field.boolean({
    description: "Takes one's own back for both, for 15 minutes",
    args: { id: field.arg.id({ required: true }) },
    resolve: async (_root, { id }, { userId, changeMessages }) => {
      await changeMessages.takeBack(userId, String(id));
      return true;
    },
  }),

  reactToChatMessage: field.field({
    type: MessageType,
    args: {
      id: field.arg.id({ required: true }),
      emoji: field.arg.string({ description: "One of six; nothing takes the sign away" }),
    },
    resolve: (_root, { id, emoji }, { userId, changeMessages }) =>
      changeMessages.react(userId, String(id), emoji ?? null),
  }),
}));

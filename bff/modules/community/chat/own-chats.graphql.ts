import { builder } from "../../../graphql/builder.ts";

builder.queryFields((field) => ({
  hidesChatReceipts: field.boolean({
    description: "Whether the one who asks neither tells what they read nor is told",
    resolve: (_root, _args, { userId, ownChats }) => ownChats.hidesReceipts(userId),
  }),
}));

builder.mutationFields((field) => ({
  markChatRead: field.boolean({
    description: "Up to a number; never goes back",
    args: {
      chatId: field.arg.id({ required: true }),
      sequence: field.arg.int({ required: true }),
    },
    resolve: async (_root, { chatId, sequence }, { userId, ownChats }) => {
      await ownChats.markRead(userId, String(chatId), sequence);
      return true;
    },
  }),

  acceptChat: field.boolean({
    args: { chatId: field.arg.id({ required: true }) },
    resolve: async (_root, { chatId }, { userId, ownChats }) => {
      await ownChats.accept(userId, String(chatId));
      return true;
    },
  }),

  setHidesChatReceipts: field.boolean({
    args: { hides: field.arg.boolean({ required: true }) },
    resolve: async (_root, { hides }, { userId, ownChats }) => {
      await ownChats.setHidesReceipts(userId, hides);
      return true;
    },
  }),

  setChatKept: field.boolean({
    description: "Changes what is given and leaves the rest",
    args: {
      chatId: field.arg.id({ required: true }),
      isMuted: field.arg.boolean(),
      isArchived: field.arg.boolean(),
      isPinned: field.arg.boolean(),
    },
    resolve: async (_root, { chatId, ...input }, { userId, ownChats }) => {
      const { isMuted, isArchived, isPinned } = input;
      await ownChats.keepAs(userId, String(chatId), {
        ...(typeof isMuted === "boolean" && { isMuted }),
        ...(typeof isArchived === "boolean" && { isArchived }),
        ...(typeof isPinned === "boolean" && { isPinned }),
      });
      return true;
    },
  }),
}));

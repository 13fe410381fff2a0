import { builder } from "../../../graphql/builder.ts";
import type { ReportMessages } from "./report-messages.ts";

declare module "../../../graphql/builder.ts" {
  interface GraphqlContext {
    reportMessages: ReportMessages;
  }
}

builder.mutationFields((field) => ({
  reportChatMessages: field.boolean({
    description: "Hands moderators copies of the chosen messages, and of nothing else",
    args: {
      chatId: field.arg.id({ required: true }),
      messageIds: field.arg.idList({ required: true, description: "1 to 20, of this chat" }),
      reason: field.arg.string({ required: true }),
    },
    resolve: async (_root, { chatId, messageIds, reason }, { userId, reportMessages }) => {
      const chosen = { chatId: String(chatId), messageIds: messageIds.map(String), reason };
      await reportMessages(userId, chosen);
      return true;
    },
  }),
}));

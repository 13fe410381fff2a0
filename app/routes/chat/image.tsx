import { answerChatImage } from "~/features/chat/conversation/chat-image.server";
import { memberLoader } from "~/guards/guards.server";

export const loader = memberLoader(({ params, request, service }) =>
  answerChatImage(service.chat, request, params["id"] ?? ""),
);

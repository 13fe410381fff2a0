import { answerChatImage } from "~/features/chat/chat-image.server";
import { memberLoader } from "~/guards/guards.server";

/** A picture of one of the member's own conversations. */
export const loader = memberLoader(({ params, request, service }) =>
  answerChatImage(service.chat, request, params["id"] ?? ""),
);

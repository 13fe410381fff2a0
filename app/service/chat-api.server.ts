import type { JsonResult } from "~/http/json-client.server";
import {
  chatImage,
  hasNewMessages,
  keptMessage,
  type ChatImageContent,
  type KeptMessage,
} from "../../contract/api/community-v1.ts";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

/** Pictures are re-encoded before the answer. */
const IMAGE_TIMEOUT_MS = 25_000;

export function createChatApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  return {
    hasNewMessages: (): Promise<JsonResult<boolean>> =>
      ask(hasNewMessages, "api/chat/v1/has-new-messages", { bearer }),
    sendWithImage: (form: FormData): Promise<JsonResult<KeptMessage>> =>
      ask(keptMessage, "api/chat/v1/messages", {
        ...{ method: "POST", bearer, form, timeoutMs: IMAGE_TIMEOUT_MS },
      }),
    readImage: (messageId: string): Promise<JsonResult<ChatImageContent>> =>
      ask(chatImage, `api/chat/v1/messages/${messageId}/image`, {
        ...{ bearer, timeoutMs: IMAGE_TIMEOUT_MS },
      }),
  };
}

export type ChatApi = ReturnType<typeof createChatApi>;

import type { JsonResult } from "~/http/json-client.server";
import {
  forumImageContent,
  storedForumImage,
  type ForumImageContent,
  type StoredForumImage,
  linkCards,
  type LinkCards,
  chatImage,
  hasNewMessages,
  storedMessage,
  type ChatImageContent,
  type StoredMessage,
} from "../../contract/api/community-v1.ts";
import { createAskService, type Caller } from "./ask-service.server";

/** Pictures are re-encoded before the answer. */
const IMAGE_TIMEOUT_MS = 25_000;

export function createForumApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  return {
    storeImage: (form: FormData): Promise<JsonResult<StoredForumImage>> =>
      ask(storedForumImage, "api/forum/v1/images", {
        ...{ method: "POST", bearer, form, timeoutMs: IMAGE_TIMEOUT_MS },
      }),
    /** @param author Directus id of the author of the text that shows it; null for any */
    readImage: (id: string, author: string | null): Promise<JsonResult<ForumImageContent>> =>
      ask(forumImageContent, `api/forum/v1/images/${id}${author ? `?author=${author}` : ""}`, {
        ...{ bearer, timeoutMs: IMAGE_TIMEOUT_MS },
      }),
  };
}

export type ForumApi = ReturnType<typeof createForumApi>;

/** Short, because a text must not wait for its link previews. */
const TIMEOUT_MS = 800;

export function createLinkCardsApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  return {
    find: (urls: readonly string[]): Promise<JsonResult<LinkCards>> =>
      ask(linkCards, "api/link-cards/v1/cards", {
        ...{ method: "POST", bearer, body: { urls }, timeoutMs: TIMEOUT_MS },
      }),
  };
}

export function createChatApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  return {
    hasNewMessages: (): Promise<JsonResult<boolean>> =>
      ask(hasNewMessages, "api/chat/v1/has-new-messages", { bearer }),
    sendWithImage: (form: FormData): Promise<JsonResult<StoredMessage>> =>
      ask(storedMessage, "api/chat/v1/messages", {
        ...{ method: "POST", bearer, form, timeoutMs: IMAGE_TIMEOUT_MS },
      }),
    readImage: (messageId: string): Promise<JsonResult<ChatImageContent>> =>
      ask(chatImage, `api/chat/v1/messages/${messageId}/image`, {
        ...{ bearer, timeoutMs: IMAGE_TIMEOUT_MS },
      }),
  };
}

export type ChatApi = ReturnType<typeof createChatApi>;

import type { JsonResult } from "~/http/json-client.server";
import {
  forumImageContent,
  keptForumImage,
  type ForumImageContent,
  type KeptForumImage,
} from "../../contract/api/community-v1.ts";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

/** Pictures are re-encoded before the answer. */
const IMAGE_TIMEOUT_MS = 25_000;

export function createForumApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  return {
    keepImage: (form: FormData): Promise<JsonResult<KeptForumImage>> =>
      ask(keptForumImage, "api/forum/v1/images", {
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

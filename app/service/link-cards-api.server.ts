import type { JsonResult } from "~/http/json-client.server";
import { linkCards, type LinkCards } from "../../contract/api/community-v1.ts";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

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

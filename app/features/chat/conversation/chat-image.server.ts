import { notFound } from "~/http/app-error";
import { answerCachedImage } from "~/http/cached-image.server";
import type { ChatApi } from "~/service/community-api.server";
import { isUuid } from "../../../../contract/shared/uuid.ts";

/** @throws a 404 unless the member takes part in the chat, a 503 if the service is unavailable */
export async function answerChatImage(
  chat: ChatApi,
  request: Request,
  id: string,
): Promise<Response> {
  if (!isUuid(id)) throw notFound(request);
  return answerCachedImage(request, await chat.readImage(id));
}

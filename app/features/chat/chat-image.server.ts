import { notFound } from "~/http/app-error";
import { answerKeptImage } from "~/http/kept-image.server";
import type { ChatApi } from "~/service/chat-api.server";
import { isUuid } from "../../../contract/uuid.ts";

/**
 * The picture of a message, for who takes part in its chat.
 * @throws a 404 for any other, a 503 when the service can't say
 */
export async function answerChatImage(
  chat: ChatApi,
  request: Request,
  id: string,
): Promise<Response> {
  if (!isUuid(id)) throw notFound(request);
  return answerKeptImage(request, await chat.readImage(id));
}

import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  chatImage,
  chatImageParams,
  hasNewMessages,
  imageMessageInput,
  storedMessage,
} from "../../../../contract/api/community-v1.ts";
import { CHAT_IMAGE_MAX_BYTES } from "../../../../contract/community/chat.ts";
import { ServiceError } from "../../../errors.ts";
import { requireBearer } from "../../../http/bearer.ts";
import { readForm, ReceivedForm } from "../../../http/received-form.ts";
import { answers, requireShape } from "../../../http/shapes.ts";
import type { AnswerTypes } from "../../../http/shapes.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { ChangeMessages } from "./change-messages.ts";
import type { ChatService } from "./chat.service.ts";
import type { SendMessage } from "./send-message.ts";

export type ChatV1Deps = {
  chats: ChatService;
  sessions: SessionsService;
  sendMessage: SendMessage;
  readImage: ChangeMessages["readImage"];
};

const formBytes = CHAT_IMAGE_MAX_BYTES + 65_536;
// Reads one byte more than allowed, so that validation can return its own error.
const formLimits = { fileSize: CHAT_IMAGE_MAX_BYTES + 1, files: 1, fields: 10, fieldSize: 32_768 };

/**
 * `/api/chat/v1` (bearer), for calls that GraphQL does not offer: `GET has-new-messages`, `POST messages`
 * with a picture (form: `directusUserId`, `clientMessageId`, `message`, `alt`, `replyToId`, `image`), and
 * `GET messages/:id/image` for the chat's participants.
 */
export async function chatV1(app: FastifyInstance, deps: ChatV1Deps): Promise<void> {
  const { chats, sessions, sendMessage, readImage } = deps;
  const requireUserId = (request: FastifyRequest) => sessions.requireUserId(requireBearer(request));

  await app.register(multipart, { limits: formLimits });
  // No file is read before the member is authenticated.
  app.addHook("preValidation", async (request) => {
    if (!request.isMultipart()) return;
    await requireUserId(request);
    request.body = await readForm(request, formBytes);
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const typed = app.withTypeProvider<AnswerTypes>();

  typed.get("/has-new-messages", { schema: answers(hasNewMessages) }, async (request, reply) => {
    const userId = await requireUserId(request);
    // Fastify needs the type, because it does not accept a boolean as a body.
    return reply.type("application/json; charset=utf-8").send(await chats.hasNewMessages(userId));
  });

  typed.post("/messages", { schema: answers(storedMessage) }, async (request, reply) => {
    const userId = await requireUserId(request);
    const { body } = request;
    if (!(body instanceof ReceivedForm)) throw new ServiceError("unsupported_media_type");
    const { alt, replyToId, ...message } = requireShape(imageMessageInput, body.fields);
    const [file] = body.files;
    const { id, chatId, sequence } = await sendMessage(userId, {
      ...message,
      replyToId: replyToId || null,
      image: file ? { bytes: file.bytes, alt } : null,
    });
    return reply.code(201).send({ id, chatId, sequence });
  });

  typed.get("/messages/:id/image", { schema: answers(chatImage) }, async (request) => {
    const userId = await requireUserId(request);
    const { id } = requireShape(chatImageParams, request.params);
    return { content: (await readImage(userId, id)).toString("base64") };
  });
}

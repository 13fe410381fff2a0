import { z } from "zod";
import { CHAT_REQUEST_MESSAGES } from "../../../../contract/community/chat.ts";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { findUserByDirectusId, findUserById } from "../../identity/users/users.service.ts";
import type { SanctionsService } from "../../relations/moderation/sanctions.service.ts";
import type { ChatLimits } from "./chat-limits.ts";
import type { ChatMessage, MessageRow } from "./chat.ts";
import { imageAlt, toChatImage } from "./chat-image.ts";
import { requireChatShape } from "./chat.service.ts";
import { findOwnChat, findOwnChatWith } from "./chats.repository.ts";
import type { OwnChatRow } from "./chats.repository.ts";
import { hasExternalContact } from "./leads-elsewhere.ts";
import {
  countMessagesBy,
  findByClientMessageId,
  insertMessage,
  RequestIsFull,
} from "./messages.repository.ts";
import { messageText } from "./message-text.ts";
import type { RequestNotification } from "./request-notification.ts";
import { viewerOf, showMessages } from "./show-messages.ts";

export type OutgoingMessage = {
  directusUserId: string;
  /** A UUID from the sender's device. The same UUID means the same message. */
  clientMessageId: string;
  /** 1 to 4,000 characters; may be empty if there is a picture. */
  message: string;
  replyToId?: string | null;
  image?: OutgoingImage | null;
};

export type OutgoingImage = { bytes: Buffer; alt: string };

/**
 * Sends a message and returns once it is stored. The service sets sender and time.
 * @throws {ServiceError} `validation_failed` (also to oneself), `chat.blocked`, `chat.closed` if the
 * receiver blocked the sender or left, or one of them was removed from the chat, `chat.request_waits`,
 * `chat.request_link` and `chat.request_image` before the first answer, `chat.new_limit`, `chat.newcomer`, `rate_limited`,
 * `member.banned`
 */
export type SendMessage = (userId: string, input: OutgoingMessage) => Promise<ChatMessage>;

const outgoing = z
  .object({
    directusUserId: z.guid(),
    clientMessageId: z.guid(),
    message: messageText,
    replyToId: z.guid().nullish(),
    image: z.object({ bytes: z.instanceof(Buffer), alt: imageAlt }).nullish(),
  })
  .refine(({ message, image }) => message.length > 0 || image);

export type SendMessageDeps = {
  db: Database;
  memberRoles: MemberRoles;
  relations: Relations;
  measures: SanctionsService;
  limits: ChatLimits;
  notifyRequest: RequestNotification["notify"];
  now: () => Date;
  onChanged: (chatId: string) => void;
};

export function createSendMessage(deps: SendMessageDeps): SendMessage {
  const {
    db,
    memberRoles,
    relations,
    measures: sanctions,
    limits,
    notifyRequest,
    now,
    onChanged,
  } = deps;
  return async (userId, input) => {
    const request = requireChatShape(outgoing, input);
    const { directusUserId, clientMessageId, message } = request;
    const known = await findByClientMessageId(db, userId, clientMessageId);
    if (known) return answerOf(known);
    const [sender, receiver] = await Promise.all([
      findUserById(db, userId),
      findUserByDirectusId(db, directusUserId),
      sanctions.requireMayWrite(userId),
    ]);
    if (!sender) throw new ServiceError("auth.invalid_token");
    if (sender.id === receiver?.id) throw new ServiceError("validation_failed");
    if (!receiver || !memberRoles.isReachable(receiver)) throw new ServiceError("chat.closed");
    await requireNoBlock(sender, receiver);
    const areConnected = await relations.isConnected(userId, receiver.id);
    const own = await findOwnChatWith(db, userId, receiver.id);
    await requirePace(sender, { own, areConnected }, request);
    const image = request.image ? await toChatImage(request.image) : null;
    const replyToId = request.replyToId ?? null;
    const words = { userId, receiverId: receiver.id, clientMessageId, message, areConnected };
    const onRequest = (within: Database) =>
      notifyRequest(within, { userId, receiverId: receiver.id });
    const requested = { ...words, image, replyToId, onRequest, now: now() };
    const stored = await insertMessage(db, requested).catch((error: unknown) => {
      if (!(error instanceof RequestIsFull)) throw error;
      throw new ServiceError("chat.request_waits", { cause: error });
    });
    if (!stored) throw new ServiceError("chat.closed");
    onChanged(stored.chatId);
    return answerOf(stored);
  };

  async function answerOf(row: MessageRow): Promise<ChatMessage> {
    const own = await findOwnChat(db, row.userId, row.chatId);
    const [shown] = own ? await showMessages(db, [row], () => viewerOf(row.userId, own)) : [];
    if (!shown) throw new ServiceError("not_found");
    return shown;
  }

  async function requireNoBlock(sender: UserRow, receiver: UserRow): Promise<void> {
    const { byUser, byOther } = await relations.findBlocks(sender.id, receiver.id);
    if (byUser) throw new ServiceError("chat.blocked");
    if (byOther) throw new ServiceError("chat.closed");
  }

  async function requirePace(
    sender: UserRow,
    { own, areConnected }: { own: OwnChatRow | null; areConnected: boolean },
    { message, image }: z.output<typeof outgoing>,
  ): Promise<void> {
    const isAnswered = own && (own.chat.acceptedAt !== null || own.chat.startedBy !== sender.id);
    if (areConnected || isAnswered) {
      if (image) await limits.requireImagePace(sender.id);
      return limits.requirePace(sender.id);
    }
    if (image) throw new ServiceError("chat.request_image");
    if (hasExternalContact(message)) throw new ServiceError("chat.request_link");
    if (own && (await countMessagesBy(db, own.chat.id, sender.id)) >= CHAT_REQUEST_MESSAGES) {
      throw new ServiceError("chat.request_waits");
    }
    await limits.requireFirstPace(sender);
    if (!own) await limits.requireNewChat(sender);
  }
}

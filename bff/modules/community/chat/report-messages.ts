import { z } from "zod";
import { CHAT_REPORT_MESSAGES } from "../../../../contract/community/chat.ts";
import { reportReasons } from "../../../../contract/community/comments.ts";
import { isCmsUnavailable } from "../../../cms/client.ts";
import type { ChatReport, CmsReports } from "../../../cms/cms-reports.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { momentInWords } from "../../../mail/mail-words.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import { requireChatShape } from "./chat.service.ts";
import type { MessageRow } from "./chat.ts";
import { findOwnChat, listParticipants } from "./chats.repository.ts";
import { listImages } from "./message-parts.repository.ts";
import { listMessagesByIds } from "./messages.repository.ts";

export type MessagesReport = {
  chatId: string;
  /** The selected messages, at least one of them by the other member. */
  messageIds: readonly string[];
  reason: string;
};

/**
 * Sends moderators copies of the selected messages only.
 * @throws {ServiceError} `validation_failed`, `not_found` for another member's chat or message,
 * `rate_limited`, `unavailable` while Directus is unavailable
 */
export type ReportMessages = (userId: string, input: MessagesReport) => Promise<void>;

const chosenMessages = z.object({
  chatId: z.guid(),
  messageIds: z.array(z.guid()).min(1).max(CHAT_REPORT_MESSAGES),
  reason: z.enum(reportReasons),
});

export type ReportMessagesDeps = { db: Database; cmsReports: CmsReports; limit: RateLimit };

type Writer = { id: string; firstName: string; directusUserId: string };

/** Only the picture's description. The picture itself stays in the chat, under the message's id. */
type SentImage = { messageId: string; alt: string };

type CopiedChat = { writers: readonly Writer[]; images: readonly SentImage[] };

const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Marks every line of a member's text, so that it cannot pass for the surrounding text. */
const quoted = (text: string): string[] => text.split(LINE_END).map((line) => `> ${line}`);

/**
 * Messages as moderators read them: time, author with Directus id, and the text with every line marked.
 * Pictures are shown by id and description.
 */
export function copiesOf(messages: readonly MessageRow[], { writers, images }: CopiedChat): string {
  const blocks = messages.map(({ id, userId, message, sentAt }) => {
    const writer = writers.find((each) => each.id === userId);
    const who = writer ? `${writer.firstName} (${writer.directusUserId})` : "";
    const image = images.find(({ messageId }) => messageId === id);
    const sent = image ? [`[imagem] ${id}`, ...quoted(image.alt || "sem descrição")] : [];
    const words = message === "" && image ? [] : quoted(message);
    return [`${momentInWords(sentAt.toISOString())} · ${who}`, ...sent, ...words].join("\n");
  });
  return blocks.join("\n\n");
}

export function createReportMessages({ db, cmsReports, limit }: ReportMessagesDeps) {
  const reportMessages: ReportMessages = async (userId, input) => {
    const { chatId, messageIds, reason } = requireChatShape(chosenMessages, input);
    const [own, reporter] = await Promise.all([
      findOwnChat(db, userId, chatId),
      findUserById(db, userId),
    ]);
    if (!own || !reporter) throw new ServiceError("not_found");
    const chosen = await requireMessages(chatId, messageIds);
    const last = chosen.at(-1);
    if (!last || chosen.every((message) => message.userId === userId)) {
      throw new ServiceError("validation_failed");
    }
    await limit(userId);
    const [participants, images] = await Promise.all([
      listParticipants(db, [chatId]),
      listImages(
        db,
        chosen.map(({ id }) => id),
      ),
    ]);
    const writers = participants.map(({ user }) => user);
    const copies = copiesOf(chosen, { writers, images });
    const { directusUserId: member } = reporter;
    await store({ member, target: last.id, reason, copies });
  };
  return reportMessages;

  async function store(report: ChatReport): Promise<void> {
    await cmsReports.storeChatReport(report).catch((error: unknown) => {
      if (!isCmsUnavailable(error)) throw error;
      throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
    });
  }

  async function requireMessages(
    chatId: string,
    messageIds: readonly string[],
  ): Promise<MessageRow[]> {
    const ids = [...new Set(messageIds)];
    const found = await listMessagesByIds(db, chatId, ids);
    if (found.length !== ids.length) throw new ServiceError("not_found");
    return found;
  }
}

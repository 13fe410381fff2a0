import { momentInWords } from "../../../mail/mail-time.ts";
import type { MessageRow } from "./chat.ts";

type Writer = { id: string; firstName: string; directusUserId: string };

/** Only the picture's description. The picture itself stays in the chat, under the message's id. */
type SentImage = { messageId: string; alt: string };

export type CopiedChat = { writers: readonly Writer[]; images: readonly SentImage[] };

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

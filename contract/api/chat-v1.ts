import { z } from "zod";

/** Form of a message with an image. The message rules check its content. */
export const imageMessageInput = z.object({
  directusUserId: z.string().default(""),
  clientMessageId: z.string().default(""),
  message: z.string().default(""),
  alt: z.string().default(""),
  replyToId: z.string().default(""),
});
export const chatImageParams = z.object({ id: z.guid() });

export const hasNewMessages = z.boolean();

/** A stored message with its position in the chat. */
export const keptMessage = z.object({ id: z.string(), chatId: z.string(), sequence: z.number() });
export type KeptMessage = z.output<typeof keptMessage>;

/** Image of a message: WebP in base64. */
export const chatImage = z.object({ content: z.string() });
export type ChatImageContent = z.output<typeof chatImage>;

import { z } from "zod";

/** A message with a picture, as its form says it; the rules of messages judge what stands in it. */
export const imageMessageInput = z.object({
  directusUserId: z.string().default(""),
  clientMessageId: z.string().default(""),
  message: z.string().default(""),
  alt: z.string().default(""),
  replyToId: z.string().default(""),
});
export const chatImageParams = z.object({ id: z.guid() });

/** Whether there is a message the member has not read. */
export const hasNewMessages = z.boolean();

/** A message that was kept, with its place in the chat. */
export const keptMessage = z.object({ id: z.string(), chatId: z.string(), sequence: z.number() });
export type KeptMessage = z.output<typeof keptMessage>;

/** The picture of a message: WebP in base64. */
export const chatImage = z.object({ content: z.string() });
export type ChatImageContent = z.output<typeof chatImage>;

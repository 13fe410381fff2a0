import { z } from "zod";

/** Whether there is a message the member has not read. */
export const hasNewMessages = z.boolean();

/** A message that was kept, with its place in the chat. */
export const keptMessage = z.object({ id: z.string(), chatId: z.string(), sequence: z.number() });
export type KeptMessage = z.output<typeof keptMessage>;

/** The picture of a message: WebP in base64. */
export const chatImage = z.object({ content: z.string() });
export type ChatImageContent = z.output<typeof chatImage>;

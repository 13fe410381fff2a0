import { z } from "zod";
import { MAX_LINK_CARDS } from "../community/embeds.ts";

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
export const storedMessage = z.object({ id: z.string(), chatId: z.string(), sequence: z.number() });
export type StoredMessage = z.output<typeof storedMessage>;

/** Image of a message: WebP in base64. */
export const chatImage = z.object({ content: z.string() });
export type ChatImageContent = z.output<typeof chatImage>;

export const forumImageParams = z.object({ id: z.guid() });
/** Author of the text that shows the image. Without an author, the image must belong to no member. */
export const forumImageQuery = z.object({ author: z.guid().nullable().default(null) });

export const storedForumImage = z.object({ id: z.string(), width: z.number(), height: z.number() });
export type StoredForumImage = z.output<typeof storedForumImage>;

/** Image content: WebP in base64. */
export const forumImageContent = z.object({ content: z.string() });
export type ForumImageContent = z.output<typeof forumImageContent>;

/** Addresses on lines of their own in a text. */
export const linkCardsRequest = z.object({
  urls: z.array(z.string().max(2_048)).max(MAX_LINK_CARDS),
});

export const linkCard = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  site: z.string(),
});
export type LinkCard = z.output<typeof linkCard>;

/** Known cards only; the others are not loaded yet or have no metadata. */
export const linkCards = z.object({ cards: z.array(linkCard) });
export type LinkCards = z.output<typeof linkCards>;

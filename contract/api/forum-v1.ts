import { z } from "zod";

export const forumImageParams = z.object({ id: z.guid() });
/** Author of the text that shows the image. Without an author, the image must belong to no member. */
export const forumImageQuery = z.object({ author: z.guid().nullable().default(null) });

/** A stored image with its display size. */
export const keptForumImage = z.object({ id: z.string(), width: z.number(), height: z.number() });
export type KeptForumImage = z.output<typeof keptForumImage>;

/** Image content: WebP in base64. */
export const forumImageContent = z.object({ content: z.string() });
export type ForumImageContent = z.output<typeof forumImageContent>;

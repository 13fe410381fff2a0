import { z } from "zod";

export const forumImageParams = z.object({ id: z.guid() });
/** Of whom the text is that shows it; without one it must be nobody's. */
export const forumImageQuery = z.object({ author: z.guid().nullable().default(null) });

/** A picture that was kept, as wide and high as it is shown. */
export const keptForumImage = z.object({ id: z.string(), width: z.number(), height: z.number() });
export type KeptForumImage = z.output<typeof keptForumImage>;

/** A picture: WebP in base64. */
export const forumImageContent = z.object({ content: z.string() });
export type ForumImageContent = z.output<typeof forumImageContent>;

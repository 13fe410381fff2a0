import { z } from "zod";

/** A picture that was kept, as wide and high as it is shown. */
export const keptForumImage = z.object({ id: z.string(), width: z.number(), height: z.number() });
export type KeptForumImage = z.output<typeof keptForumImage>;

/** A picture: WebP in base64. */
export const forumImageContent = z.object({ content: z.string() });
export type ForumImageContent = z.output<typeof forumImageContent>;

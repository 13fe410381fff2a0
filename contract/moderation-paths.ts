/** Page where members see moderation decisions about them, without locale. */
export const APPEALS_PATH = "/app/forum/appeals";
/** Moderation queue, without locale. */
export const MODERATION_PATH = "/app/forum/moderation";

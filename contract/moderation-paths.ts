/** Where a member sees what the team decided about them, without locale. */
export const APPEALS_PATH = "/app/forum/appeals";
/** Where the team sees what waits, without locale. */
export const MODERATION_PATH = "/app/forum/moderation";

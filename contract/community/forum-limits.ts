export const FORUM_REPLY_MAX_LENGTH = 20_000;
/** Edits within this time leave no "edited" mark. After it, the previous text is stored. */
export const QUIET_EDIT_MS = 5 * 60_000;
export const FORUM_EDIT_MS = 24 * 3_600_000;
/** A topic without posts for this long is old; a new topic may get better answers. */
export const OLD_TOPIC_MS = 180 * 24 * 3_600_000;
/** A post is hidden until moderation after reports from this many members. */
export const REPORTS_TO_HIDE = 3;

/** Minutes between two replies of a member in slow mode; 0 is off. */
export const slowModeMinutes = [0, 1, 5, 15, 60] as const;

/** How long a member counts as a newcomer after the first post. */
export const NEWCOMER_MS = 24 * 3_600_000;
export const NEWCOMER_TOPICS = 3;
export const NEWCOMER_REPLIES = 10;
/** Limits per post. */
export const NEWCOMER_LINKS = 2;
export const NEWCOMER_MENTIONS = 2;
export const NEWCOMER_IMAGES = 1;
/** Maximum members outside the conversation that a newcomer may mention in a day. */
export const NEWCOMER_MENTIONS_PER_DAY = 2;
/** Minimum wait for newcomers between two topics, and between two replies. */
export const NEWCOMER_TOPIC_PAUSE_MS = 120_000;
export const NEWCOMER_REPLY_PAUSE_MS = 30_000;
export const TOPICS_MONTH_MS = 30 * 24 * 3_600_000;
/** A repeated topic within this time counts as sent by accident. */
export const SAME_TOPIC_MS = 5 * 60_000;

/** Members are asked to answer a question once it is this old, until it is 7 days old. */
export const ASK_AFTER_MS = 24 * 3_600_000;
export const ASK_UNTIL_MS = 7 * 24 * 3_600_000;
/** Members asked about one question. */
export const INVITES_PER_TOPIC = 5;
export const INVITES_PER_WEEK = 2;
export const INVITE_WEEK_MS = 7 * 24 * 3_600_000;

/** So long a text of the forum changes without a mark: after it, what stood there before is kept. */
export const QUIET_EDIT_MS = 5 * 60_000;
/** So long the author may change a text of the forum. */
export const FORUM_EDIT_MS = 24 * 3_600_000;
/** So long nothing was said in an old topic: a new one may get better answers. */
export const OLD_TOPIC_MS = 180 * 24 * 3_600_000;
/** Reports of so many members hide a text until the team has looked. */
export const REPORTS_TO_HIDE = 3;

/** So many minutes a member waits between two replies in a topic that the team slows down; 0 is no wait. */
export const slowModeMinutes = [0, 1, 5, 15, 60] as const;

/** So long after the first text somebody is new. */
export const NEWCOMER_MS = 24 * 3_600_000;
export const NEWCOMER_TOPICS = 3;
export const NEWCOMER_REPLIES = 10;
/** Of each in one text. */
export const NEWCOMER_LINKS = 2;
export const NEWCOMER_MENTIONS = 2;
export const NEWCOMER_IMAGES = 1;
/** So many who do not take part in a conversation, in all that is written within a day. */
export const NEWCOMER_CALLS_A_DAY = 2;
/** Who is new waits so long between two topics, and between two replies. */
export const NEWCOMER_TOPIC_PAUSE_MS = 120_000;
export const NEWCOMER_REPLY_PAUSE_MS = 30_000;
export const TOPICS_MONTH_MS = 30 * 24 * 3_600_000;
/** The same text again within this time is taken for a slip. */
export const SAME_TOPIC_MS = 5 * 60_000;

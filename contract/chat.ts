/** Characters of one message, counted as people count them. */
export const CHAT_MESSAGE_MAX_LENGTH = 4_000;
/** Messages a page of the history shows. */
export const CHAT_PAGE_SIZE = 30;
/** The most that one call gives. */
export const CHAT_MAX_TAKE = 100;
/** So many somebody may write to who has not answered yet. */
export const CHAT_REQUEST_MESSAGES = 5;

/** So many messages one report may carry. */
export const CHAT_REPORT_MESSAGES = 20;

/** So long who wrote a message may still change it or take it back for both. */
export const CHAT_EDIT_MS = 15 * 60_000;

export const chatEmojis = ["👍", "❤️", "😂", "😮", "😢", "🙏"] as const;

export const CHAT_IMAGE_MAX_BYTES = 4 * 1_048_576;
/** Characters of what describes a picture. */
export const CHAT_IMAGE_ALT_MAX_LENGTH = 300;

/** So often at most somebody says that they are writing. */
export const CHAT_TYPING_EVERY_MS = 3_000;

/** Maximum characters of a message, counted as people count them. */
export const CHAT_MESSAGE_MAX_LENGTH = 4_000;
export const CHAT_PAGE_SIZE = 30;
export const CHAT_MAX_TAKE = 100;
/** Maximum messages to a member who has not answered yet. */
export const CHAT_REQUEST_MESSAGES = 5;

/** A device sends all messages that it queued offline at once. */
export const CHAT_PACE = { messages: 10, seconds: 20 };
export const CHAT_IMAGES_AN_HOUR = 60;
/** New members wait between messages to members who have not answered. */
export const CHAT_NEWCOMER = { days: 7, waitMinutes: 2 };

export const CHAT_REPORT_MESSAGES = 20;

/** How long authors may edit a message or delete it for both members. */
export const CHAT_EDIT_MS = 15 * 60_000;

export const chatEmojis = ["👍", "❤️", "😂", "😮", "😢", "🙏"] as const;

export const CHAT_IMAGE_MAX_BYTES = 4 * 1_048_576;
export const CHAT_IMAGE_ALT_MAX_LENGTH = 300;

/** Minimum interval between two "is typing" signals. */
export const CHAT_TYPING_EVERY_MS = 3_000;

/** Events that a member's open pages receive about the account, over a hub or the event stream. */
export const accountNews = {
  /** A notification arrived or was read. */
  notified: "Notified",
  /** The account changed, or its session has ended. */
  changed: "AccountChanged",
} as const;

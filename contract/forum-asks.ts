/** So long a question waits for an answer before others are asked, and so long they still are. */
export const ASK_AFTER_MS = 24 * 3_600_000;
export const ASK_UNTIL_MS = 7 * 24 * 3_600_000;
/** So many members are asked about one question. */
export const ASKED_A_TOPIC = 5;
/** So many questions come to one member within a week. */
export const ASKS_A_WEEK = 2;
export const ASKS_WEEK_MS = 7 * 24 * 3_600_000;

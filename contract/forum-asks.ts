/** Members are asked to answer a question once it is this old, until it is 7 days old. */
export const ASK_AFTER_MS = 24 * 3_600_000;
export const ASK_UNTIL_MS = 7 * 24 * 3_600_000;
/** Members asked about one question. */
export const ASKED_A_TOPIC = 5;
export const ASKS_A_WEEK = 2;
export const ASKS_WEEK_MS = 7 * 24 * 3_600_000;

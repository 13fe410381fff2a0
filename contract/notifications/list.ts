export const NOTIFICATIONS_PER_PAGE = 10;

/** Minimum interval between loading two pages of the list. */
export const LOAD_MORE_THROTTLE_MS = 500;

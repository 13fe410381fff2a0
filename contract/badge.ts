/** Higher counts show as "99+". */
export const BADGE_MAX = 99;
export const badgeText = (count: number): string =>
  count > BADGE_MAX ? `${BADGE_MAX}+` : `${count}`;

/** Unread count as the bell's badge and as a sentence. */
export type UnreadText = { badge: string; label: string };

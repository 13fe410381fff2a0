/** From here on a badge says only that there are many. */
export const BADGE_MAX = 99;
export const badgeText = (count: number): string =>
  count > BADGE_MAX ? `${BADGE_MAX}+` : `${count}`;

/** How many wait, in the bell and in words. */
export type UnreadText = { badge: string; label: string };

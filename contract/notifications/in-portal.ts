export const NOTIFICATIONS_PER_PAGE = 10;

/** Minimum interval between loading two pages of the list. */
export const LOAD_MORE_THROTTLE_MS = 500;

/** Higher counts show as "99+". */
export const BADGE_MAX = 99;
export const badgeText = (count: number): string =>
  count > BADGE_MAX ? `${BADGE_MAX}+` : `${count}`;

/** Unread count as the bell's badge and as a sentence. */
export type UnreadText = { badge: string; label: string };

export const announcementLevels = ["info", "warning"] as const;
export type AnnouncementLevel = (typeof announcementLevels)[number];

type Term = { startsAt: Date | null; endsAt: Date | null };

/** True from the start until before the end; a missing date sets no limit. */
export const isAnnouncedAt = ({ startsAt, endsAt }: Term, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);

/** How urgent an announcement of the editors is, from the least. */
export const announcementLevels = ["info", "warning"] as const;
export type AnnouncementLevel = (typeof announcementLevels)[number];

/** The readers of an announcement; `everybody` includes visitors. */
export const announcementAudiences = ["everybody", "members", "paying"] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

type Term = { startsAt: Date | null; endsAt: Date | null };

/** True from its start on, and before its end; a missing moment sets no limit. */
export const isAnnouncedAt = ({ startsAt, endsAt }: Term, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);

export const announcementLevels = ["info", "warning"] as const;
export type AnnouncementLevel = (typeof announcementLevels)[number];

type Term = { startsAt: Date | null; endsAt: Date | null };

/** True from the start until before the end; a missing date sets no limit. */
export const isAnnouncedAt = ({ startsAt, endsAt }: Term, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);

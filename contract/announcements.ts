/** How urgent an announcement of the editors is, from the least. */
export const announcementLevels = ["info", "warning"] as const;
export type AnnouncementLevel = (typeof announcementLevels)[number];

type Term = { startsAt: Date | null; endsAt: Date | null };

/** True from its start on, and before its end; a missing moment sets no limit. */
export const isAnnouncedAt = ({ startsAt, endsAt }: Term, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);

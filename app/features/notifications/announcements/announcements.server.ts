import { z } from "zod";
import { CmsError, type TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { to } from "~/i18n/paths";
import { findDismissed, type CookieSource } from "~/session/cookies.server";
import { announcementLevels, isAnnouncedAt } from "../../../../contract/notifications/in-portal.ts";
import type { Announcement } from "./announcement-bar";

const MAX_READ = 50;
/** More would push the page itself off the screen. */
const MAX_SHOWN = 2;

const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable();

const row = shape("announcements", {
  id: z.string(),
  text: z.string(),
  level: z.enum(announcementLevels).catch("info"),
  url: z.string().nullable(),
  startsAt: moment,
  endsAt: moment,
});

/** Cached per tier; empty while Directus is unavailable, so that no page waits for its bars. */
function listPublished(cms: TierCms) {
  return cms
    .cached("announcements", (ask) => {
      const filter = { status: { _eq: "published" as const } };
      return ask(readRows(row, { filter, sort: ["-date_created", "id"], limit: MAX_READ }));
    })
    .catch((error: unknown) => {
      if (error instanceof CmsError) return [];
      throw error;
    });
}

export async function listAnnouncements(
  cms: TierCms,
  request: CookieSource,
  now = new Date(),
): Promise<Announcement[]> {
  const dismissed = new Set(findDismissed(request));
  const current = (await listPublished(cms)).filter(
    (each) => isAnnouncedAt(each, now) && !dismissed.has(each.id),
  );
  const byLevel = announcementLevels
    .toReversed()
    .flatMap((level) => current.filter((each) => each.level === level));
  return byLevel.slice(0, MAX_SHOWN).map(({ id, text, level, url }) => ({
    id,
    text,
    level,
    path: url?.startsWith("/") ? to(url as `/${string}`) : null,
  }));
}

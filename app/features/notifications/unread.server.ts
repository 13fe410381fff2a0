import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { countRows, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { findSafePath } from "~/http/safe-path";
import { LOCALE, to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { createMemory } from "~/process/memory.server";
import {
  BADGE_MAX,
  badgeText,
  type UnreadText,
} from "../../../contract/notifications/in-portal.ts";
import { notifications } from "./words";

const t = translator("notifications", notifications);

export type Unread = { count: number; targets: readonly { id: string; url: string | null }[] };

/** Directus reports new and read notifications. This limit covers lost reports. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 1_000;

/** Keyed by member, so that no member gets another member's count. */
const remembered = createMemory<Unread>({ ttlMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/** Without an id: all counts. */
export function forgetUnread(directusUserId?: string): void {
  remembered.forgetAll(directusUserId === undefined ? [] : [directusUserId]);
}

const pending = shape("Notification", { id: z.string(), url: z.string().nullable() });
const filter = { isRead: { _eq: false } } as const;

async function ask(own: OwnCms): Promise<Unread> {
  const targets = await own.ask(
    readRows(pending, { filter, sort: ["-date_created"], limit: BADGE_MAX + 1 }),
  );
  const isAll = targets.length <= BADGE_MAX;
  return {
    targets,
    count: isAll
      ? targets.length
      : await own.ask(countRows("Notification", { ...filter, owner: { _eq: own.userId } })),
  };
}

/** A page cached for many readers can leave the count blank. Null if zero. */
export function describeUnread({ count }: Unread): UnreadText | null {
  return count > 0 ? { badge: badgeText(count), label: t("waiting", { count }) } : null;
}

export async function findUnread(own: OwnCms): Promise<Unread | null> {
  return remembered.find(own.userId, () => ask(own)).catch(() => null);
}

/** With locale. Null for an address outside the portal. */
export function findTargetPath(url: string | null): string | null {
  const path = url?.startsWith(`/${LOCALE}/`) ? url.slice(LOCALE.length + 1) : url;
  return path?.startsWith("/app/") ? findSafePath(to(`/${path.slice(1)}`)) : null;
}

export function listIdsForPage(unread: Unread | null, pathname: string): string[] {
  const path = pathname.replace(/\.data$/, "");
  return (unread?.targets ?? [])
    .filter(({ url }) => findTargetPath(url)?.split(/[?#]/, 1)[0] === path)
    .map(({ id }) => id);
}

import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { countRows, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { notifications } from "~/i18n/pt-BR/notifications";
import { translator } from "~/i18n/translator";
import { createMemory } from "~/process/memory.server";
import { BADGE_MAX, badgeText, type UnreadText } from "../../../contract/badge.ts";
import { findTargetPath } from "./target-path";

const t = translator("notifications", notifications);

/** What waits for the member: how many, and where the newest of them lead. */
export type Unread = { count: number; targets: readonly { id: string; url: string | null }[] };

/** Directus says when one comes or is read; this long counts what was not heard. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 1_000;

/** Keyed by member: nobody ever gets another member's count. */
const remembered = createMemory<Unread>({ keptMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/** What waits for this member changed; for anybody where nobody is named. */
export function forgetUnread(directusUserId?: string): void {
  remembered.forgetAll(directusUserId === undefined ? [] : [directusUserId]);
}

const waiting = shape("Notification", { id: z.string(), url: z.string().nullable() });
const filter = { isRead: { _eq: false } } as const;

async function ask(own: OwnCms): Promise<Unread> {
  const targets = await own.ask(
    readRows(waiting, { filter, sort: ["-date_created"], limit: BADGE_MAX + 1 }),
  );
  const isAll = targets.length <= BADGE_MAX;
  return {
    targets,
    count: isAll
      ? targets.length
      : await own.ask(countRows("Notification", { ...filter, owner: { _eq: own.userId } })),
  };
}

/** How many wait as texts, which a page that is kept for many can leave open; null for none. */
export function describeUnread({ count }: Unread): UnreadText | null {
  return count > 0 ? { badge: badgeText(count), label: t("waiting", { count }) } : null;
}

/** Null when it can't be had now: the page stands without the number. */
export async function findUnread(own: OwnCms): Promise<Unread | null> {
  return remembered.find(own.userId, () => ask(own)).catch(() => null);
}

/** Which of them lead to the page at this path: who opens it has read them. */
export function listReached(unread: Unread | null, pathname: string): string[] {
  const path = pathname.replace(/\.data$/, "");
  return (unread?.targets ?? [])
    .filter(({ url }) => findTargetPath(url)?.split(/[?#]/, 1)[0] === path)
    .map(({ id }) => id);
}

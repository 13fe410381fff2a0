import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { to } from "~/i18n/paths";
import { LOAD_MORE_THROTTLE_MS } from "../../../contract/notifications/in-portal.ts";
import type { Notification, NotificationList } from "./notifications.server";

type PageData = { list: NotificationList | null };

export const morePath = (next: string) =>
  `${to("/app/notifications")}?after=${encodeURIComponent(next)}`;

type Page = Pick<NotificationList, "notifications" | "next">;

/** Date of the oldest listed row. Older unread rows are on later pages. `-Infinity` if none are. */
export function oldestListedMs({ notifications, next }: Page): number {
  const isWhole = next === null || notifications.some(({ isRead }) => isRead);
  return isWhole ? -Infinity : Math.min(...notifications.map(({ createdAtMs }) => createdAtMs));
}

/** If the list is complete (`isWhole`), unknown notifications are new even if already read. */
export function withFresh(
  known: readonly Notification[],
  fresh: readonly Notification[],
  { boundMs, isWhole }: { boundMs: number; isWhole: boolean },
): Notification[] {
  const freshById = new Map(fresh.map((each) => [each.id, each]));
  const knownIds = new Set(known.map(({ id }) => id));
  const arrived = fresh.filter(
    ({ id, isRead, createdAtMs }) =>
      !knownIds.has(id) && (isRead ? isWhole : createdAtMs > boundMs),
  );
  return [...arrived, ...known.map((each) => freshById.get(each.id) ?? each)];
}

/**
 * On a longer list, deleted notifications cannot be told apart from those read in another tab, so they
 * stay.
 */
export function withoutDeleted(
  known: readonly Notification[],
  { notifications, next }: Page,
): readonly Notification[] {
  if (next !== null) return known;
  const ids = new Set(notifications.map(({ id }) => id));
  return known.filter(({ id }) => ids.has(id));
}

export function withMore(
  known: readonly Notification[],
  more: readonly Notification[],
): Notification[] {
  const knownIds = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !knownIds.has(id))];
}

export function turnAfter(mayAtMs: number, nowMs: number) {
  const startMs = Math.max(nowMs, mayAtMs);
  return { waitMs: startMs - nowMs, mayNextAtMs: startMs + LOAD_MORE_THROTTLE_MS };
}

type Listed = {
  rows: Notification[];
  next: string | null;
  boundMs: number;
  list: NotificationList;
  more: PageData | undefined;
};

function relisted(listed: Listed, list: NotificationList, more: PageData | undefined): Listed {
  const arrived = more === listed.more ? null : (more?.list ?? null);
  const known = withoutDeleted(listed.rows, list);
  const { boundMs, next } = listed;
  const rows = withFresh(known, list.notifications, { boundMs, isWhole: next === null });
  return {
    rows: arrived ? withMore(rows, arrived.notifications) : rows,
    next: arrived ? arrived.next : next,
    boundMs: arrived ? oldestListedMs(arrived) : boundMs,
    list,
    more,
  };
}

export function useNotificationList(list: NotificationList) {
  const { data: more, state, load } = useFetcher<PageData>();
  const [listed, setListed] = useState<Listed>({
    rows: list.notifications,
    next: list.next,
    boundMs: oldestListedMs(list),
    list,
    more,
  });
  const mayLoadAtMs = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  if (listed.list !== list || listed.more !== more) setListed(relisted(listed, list, more));

  const setRead = useCallback((ids: readonly string[], isRead: boolean) => {
    const finish = (each: Notification) => (ids.includes(each.id) ? { ...each, isRead } : each);
    setListed((known) => ({ ...known, rows: known.rows.map(finish) }));
  }, []);

  const { rows, next } = listed;
  return {
    rows,
    next,
    isLoading: state !== "idle",
    hasFailed: state === "idle" && more?.list === null,
    setRead,
    loadMore() {
      // Ignore a click while another one waits.
      if (!next || state !== "idle" || timer.current !== undefined) return;
      const { waitMs, mayNextAtMs } = turnAfter(mayLoadAtMs.current, Date.now());
      timer.current = setTimeout(() => {
        timer.current = undefined;
        load(morePath(next));
      }, waitMs);
      mayLoadAtMs.current = mayNextAtMs;
    },
  };
}

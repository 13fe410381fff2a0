import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { to } from "~/i18n/paths";
import { LOAD_MORE_THROTTLE_MS } from "../../../contract/notifications.ts";
import type { Notification, NotificationList } from "./notification";

type PageData = { list: NotificationList | null };

export const morePath = (next: string) =>
  `${to("/app/notifications")}?after=${encodeURIComponent(next)}`;

type Page = Pick<NotificationList, "notifications" | "next">;

/**
 * What is older comes with the rest of the list: the last one of a page that was not read; nothing where the
 * page holds all of them.
 */
export function boundOf({ notifications, next }: Page): number {
  const isWhole = next === null || notifications.some(({ isRead }) => isRead);
  return isWhole ? -Infinity : Math.min(...notifications.map(({ createdAtMs }) => createdAtMs));
}

/**
 * What is known stays where it stands, with its newest state; what came since stands before it, also what
 * was written a moment before another and seen after it. Of a list that is known to its end, `isWhole`, what is
 * not known came since even where it was read by then.
 */
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
 * What was taken away goes from the screen, where the page holds all there are: on a longer list nobody can tell
 * it from what was read in another tab, which stays where it stands.
 */
export function withoutGone(
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

/** How long a press waits for its turn, and from when on the next one may have its own. */
export function turnAfter(mayAtMs: number, nowMs: number) {
  const startMs = Math.max(nowMs, mayAtMs);
  return { waitMs: startMs - nowMs, mayNextAtMs: startMs + LOAD_MORE_THROTTLE_MS };
}

type Listed = {
  rows: Notification[];
  next: string | null;
  boundMs: number;
  /** What the rows were made of last. */
  list: NotificationList;
  more: PageData | undefined;
};

function listedAnew(listed: Listed, list: NotificationList, more: PageData | undefined): Listed {
  const arrived = more === listed.more ? null : (more?.list ?? null);
  const known = withoutGone(listed.rows, list);
  const { boundMs, next } = listed;
  const rows = withFresh(known, list.notifications, { boundMs, isWhole: next === null });
  return {
    rows: arrived ? withMore(rows, arrived.notifications) : rows,
    next: arrived ? arrived.next : next,
    boundMs: arrived ? boundOf(arrived) : boundMs,
    list,
    more,
  };
}

/** The rows in the order in which they were when the page was opened, and how to have more of them. */
export function useNotificationList(list: NotificationList) {
  const { data: more, state, load } = useFetcher<PageData>();
  const [listed, setListed] = useState<Listed>({
    rows: list.notifications,
    next: list.next,
    boundMs: boundOf(list),
    list,
    more,
  });
  const mayLoadAtMs = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  if (listed.list !== list || listed.more !== more) setListed(listedAnew(listed, list, more));

  const setRead = useCallback((ids: readonly string[], isRead: boolean) => {
    const settle = (each: Notification) => (ids.includes(each.id) ? { ...each, isRead } : each);
    setListed((known) => ({ ...known, rows: known.rows.map(settle) }));
  }, []);

  const { rows, next } = listed;
  return {
    rows,
    next,
    isLoading: state !== "idle",
    hasFailed: state === "idle" && more?.list === null,
    setRead,
    /** A press too soon after the last one waits for its turn. */
    loadMore() {
      // One that waits already is the same.
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

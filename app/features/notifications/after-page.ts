import { to } from "~/i18n/paths";

const PREFIX = /^\(\d+\+?\) /;

/** Sent once a page: what is refused stays unread, and its row says so. */
let lastSent = "";

/** Marks what led to this page as read, whichever way the member came; the stream tells every tab. */
function markReached(pageKey: string, ids: string): void {
  const sending = `${pageKey} ${ids}`;
  if (ids === "" || sending === lastSent) return;
  lastSent = sending;
  const body = new URLSearchParams({ intent: "read", ids });
  const headers = { Accept: "application/json" };
  fetch(`${to("/app/notifications")}.data`, { method: "POST", body, headers }).catch(() => {});
}

/** Says in the tab's title, and on the icon of an installed portal, how much waits to be read. */
function showCount(badge: string): void {
  const plain = document.title.replace(PREFIX, "");
  document.title = badge ? `(${badge}) ${plain}` : plain;
  // Refused where the portal is not installed.
  const shown = badge
    ? navigator.setAppBadge?.(Number.parseInt(badge, 10))
    : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/**
 * @param badge how many wait, as the bell says it; empty for none
 * @param ids of what led to this page, by commas
 */
export function afterPage(pageKey: string, badge: string, ids: string): void {
  showCount(badge);
  markReached(pageKey, ids);
}

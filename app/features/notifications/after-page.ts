import { sendRead } from "./send-read";

const PREFIX = /^\(\d+\+?\) /;

/** Sent once a page: what is refused stays unread, and its row says so. */
let lastSent = "";

let callOff = () => {};

/** Marks what led to this page as read, whichever way the member came; the stream tells every tab. */
function markReached(pageKey: string, ids: string): void {
  callOff();
  const sending = `${pageKey} ${ids}`;
  if (ids === "" || sending === lastSent) return;
  callOff = whenLookedAt(() => {
    lastSent = sending;
    sendRead(ids);
  });
}

/**
 * Calls once somebody looks at this page, while it is the one that is open: what comes for a page that only
 * stands open somewhere is not read, and is still to be told on devices and by mail.
 */
function whenLookedAt(next: () => void): () => void {
  const { pathname } = location;
  const listening = new AbortController();
  const { signal } = listening;
  const look = () => {
    if (document.visibilityState !== "visible" || !document.hasFocus()) return;
    listening.abort();
    if (location.pathname === pathname) next();
  };
  window.addEventListener("focus", look, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  look();
  return () => listening.abort();
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

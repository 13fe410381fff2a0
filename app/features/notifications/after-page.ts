import { sendRead } from "./send-read";

const PREFIX = /^\(\d+\+?\) /;

/**
 * The last request, so that each page sends only one. A failed request is not repeated: the rows stay
 * unread.
 */
let lastSent = "";

let cancel = () => {};

function markReached(pageKey: string, ids: string): void {
  cancel();
  const sending = `${pageKey} ${ids}`;
  if (ids === "" || sending === lastSent) return;
  cancel = onceFocused(() => {
    lastSent = sending;
    sendRead(ids);
  });
}

/** A notification for a background tab stays unread, so that devices and mail still get it. */
function onceFocused(next: () => void): () => void {
  const { pathname } = location;
  const listening = new AbortController();
  const { signal } = listening;
  const checkFocus = () => {
    if (document.visibilityState !== "visible" || !document.hasFocus()) return;
    listening.abort();
    if (location.pathname === pathname) next();
  };
  window.addEventListener("focus", checkFocus, { signal });
  document.addEventListener("visibilitychange", checkFocus, { signal });
  checkFocus();
  return () => listening.abort();
}

function showCount(badge: string): void {
  const plain = document.title.replace(PREFIX, "");
  document.title = badge ? `(${badge}) ${plain}` : plain;
  // Rejected if the portal is not installed.
  const shown = badge
    ? navigator.setAppBadge?.(Number.parseInt(badge, 10))
    : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** @param ids comma-separated ids of the notifications that this page answers */
export function syncNotifications(pageKey: string, badge: string, ids: string): void {
  showCount(badge);
  markReached(pageKey, ids);
}

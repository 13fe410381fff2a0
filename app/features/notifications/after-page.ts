import { sendRead } from "./send-read";

const PREFIX = /^\(\d+\+?\) /;

/**
 * The last request, so that each page sends only one. A failed request is not repeated: the rows stay
 * unread.
 */
let lastSent = "";

let callOff = () => {};

function markReached(pageKey: string, ids: string): void {
  callOff();
  const sending = `${pageKey} ${ids}`;
  if (ids === "" || sending === lastSent) return;
  callOff = whenLookedAt(() => {
    lastSent = sending;
    sendRead(ids);
  });
}

/** A notification for a background tab stays unread, so that devices and mail still get it. */
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
export function afterPage(pageKey: string, badge: string, ids: string): void {
  showCount(badge);
  markReached(pageKey, ids);
}

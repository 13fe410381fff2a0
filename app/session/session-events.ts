import { to } from "~/i18n/paths";
import { goToLogin, SESSION_ENDED } from "./leave";

/**
 * Hears in this tab that the member's account changed. One tab of a browser holds the stream and tells
 * the others. Where the stream is refused or cut, the tab looks when it wakes up, and once a minute.
 */
const NAME = "portal-session-events";
const TRY_AGAIN_MS = 60_000;
const MIN_BETWEEN_LOOKS_MS = 1_000;

/** Starts listening; `onChanged` is called while the member is still one. The returned function ends it. */
export function followSession(onChanged: () => void): () => void {
  const others = new BroadcastChannel(NAME);
  const stopped = new AbortController();
  let source: EventSource | null = null;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;
  let tryTimer: ReturnType<typeof setTimeout> | undefined;
  let letGo = () => {};

  async function look(): Promise<void> {
    lookTimer = undefined;
    const status = await fetch(to("/session"), { headers: { Accept: "application/json" } }).then(
      (response) => response.status,
      () => 0,
    );
    if (stopped.signal.aborted) return;
    if (status === 401) goToLogin(SESSION_ENDED);
    else if (status === 200) onChanged();
  }

  function lookSoon(): void {
    lookTimer ??= setTimeout(() => void look(), Math.random() * MIN_BETWEEN_LOOKS_MS);
  }

  function listen(): void {
    clearTimeout(tryTimer);
    source?.close();
    source = new EventSource(to("/session/events"));
    source.addEventListener("changed", () => {
      others.postMessage(null);
      lookSoon();
    });
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      // Refused for good: by a guest's cookie, or because there are too many streams.
      lookSoon();
      tryTimer = setTimeout(listen, TRY_AGAIN_MS);
    };
  }

  /** Holds the stream, and with it the lock, until this tab is left or put aside. */
  function hold(): Promise<void> {
    if (stopped.signal.aborted) return Promise.resolve();
    listen();
    return new Promise((resolve) => {
      letGo = () => {
        clearTimeout(tryTimer);
        source?.close();
        source = null;
        resolve();
      };
    });
  }

  function takeTurn(): void {
    if (!navigator.locks) return void hold();
    // Rejected when this tab is stopped while it waits.
    navigator.locks.request(NAME, { signal: stopped.signal }, hold).catch(() => {});
  }

  const onHide = () => letGo();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    lookSoon();
    takeTurn();
  };
  const onWakeUp = () => {
    if (document.visibilityState === "visible" && source?.readyState === EventSource.CLOSED)
      listen();
  };
  others.onmessage = lookSoon;
  window.addEventListener("pagehide", onHide);
  window.addEventListener("pageshow", onShow);
  window.addEventListener("online", onWakeUp);
  document.addEventListener("visibilitychange", onWakeUp);
  takeTurn();

  return () => {
    stopped.abort();
    letGo();
    clearTimeout(lookTimer);
    others.close();
    window.removeEventListener("pagehide", onHide);
    window.removeEventListener("pageshow", onShow);
    window.removeEventListener("online", onWakeUp);
    document.removeEventListener("visibilitychange", onWakeUp);
  };
}

import { to } from "~/i18n/paths";
import { retryDuringOutages } from "~/pwa/page-through-outages";
import { followAccountLine, isAccountLineOpen } from "./account-line";

/**
 * Tells this tab about changes to the member's account. One tab of a browser listens and informs the
 * others. A new listener checks once for changes since its page was requested. It uses the page's open hub
 * connection, or a stream of its own if there is none. Reloads that it triggers wait through outages. If
 * the stream is refused or lost, the tab checks on wake-up and once a minute.
 */
const NAME = "portal-session-events";
/** A notification arrived or was read; the session itself is unchanged. */
const NOTIFIED = "notified";
const TRY_AGAIN_MS = 60_000;
const MIN_BETWEEN_LOOKS_MS = 1_000;
const LOOK_AGAIN_MS = 5_000;
/** Overlap of two listeners, so that no event is lost at the handover. */
const OVERLAP_MS = 1_000;
/** A hub reports for the service: delay until the portal knows the change too. */
const PORTAL_HEARS_MS = 300;
/** Time after a change in which the stream may still report it. */
const STREAM_LOOKS_MS = 20_000;
const EVENTS_PATH = to("/session/events");
const LOGOUT_PATH = to("/logout");

type Listener = {
  onChanged: () => void;
  onEnded: () => void;
};

/** 0 if the portal can't be reached. */
async function askStatus(): Promise<number> {
  try {
    const response = await fetch(to("/session"), { headers: { Accept: "application/json" } });
    // An unread body would keep the browser's connection open.
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

export function followSession({ onChanged, onEnded }: Listener): () => void {
  const others = new BroadcastChannel(NAME);
  const letPageFail = retryDuringOutages();
  const stopped = new AbortController();
  let source: EventSource | null = null;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;
  let tryTimer: ReturnType<typeof setTimeout> | undefined;
  let hubTimer: ReturnType<typeof setTimeout> | undefined;
  let isHolder = false;
  let letGo = () => {};
  let receivedAtMs = 0;
  /** True while this tab logs out: it has told the other tabs and requests nothing more. */
  let isLeaving = false;

  /** `NOTIFIED`, or null for any change. */
  function pass(word: typeof NOTIFIED | null): void {
    receivedAtMs = Date.now();
    others.postMessage(word);
  }

  async function look(): Promise<void> {
    lookTimer = undefined;
    const status = await askStatus();
    if (stopped.signal.aborted) return;
    if (status === 401) onEnded();
    else if (status === 200) onChanged();
    else if (!isLeaving) lookTimer ??= setTimeout(() => void look(), LOOK_AGAIN_MS);
  }

  function lookSoon(): void {
    if (isLeaving) return;
    lookTimer ??= setTimeout(() => void look(), Math.random() * MIN_BETWEEN_LOOKS_MS);
  }

  function hearNotified(): void {
    if (stopped.signal.aborted) return;
    pass(NOTIFIED);
    onChanged();
  }

  function leaveStream(): void {
    clearTimeout(tryTimer);
    clearTimeout(hubTimer);
    source?.close();
    source = null;
  }

  function leaveStreamToHub(afterMs: number): void {
    clearTimeout(hubTimer);
    hubTimer = setTimeout(() => isAccountLineOpen() && leaveStream(), afterMs);
  }

  function listen(path = EVENTS_PATH): void {
    leaveStream();
    source = new EventSource(path);
    source.addEventListener("changed", () => {
      pass(null);
      lookSoon();
    });
    source.addEventListener(NOTIFIED, hearNotified);
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      // Refused for good: the cookie belongs to a guest, or there are too many streams.
      lookSoon();
      tryTimer = setTimeout(() => listen(), TRY_AGAIN_MS);
    };
  }

  const listenAfterHub = () => listen(`${EVENTS_PATH}?after=hub`);

  /** Listens and holds the lock until this tab is closed or stopped. */
  function hold(): Promise<void> {
    if (stopped.signal.aborted) return Promise.resolve();
    isHolder = true;
    if (!isAccountLineOpen()) listen();
    return new Promise((resolve) => {
      letGo = () => {
        isHolder = false;
        leaveStream();
        resolve();
      };
    });
  }

  const isByHub = () => isHolder && source === null;
  const leaveHub = followAccountLine({
    onOpen: () => leaveStreamToHub(OVERLAP_MS),
    onClosed: () => isByHub() && listenAfterHub(),
    onNotified: () => isByHub() && setTimeout(hearNotified, PORTAL_HEARS_MS),
    onChanged() {
      if (!isByHub()) return;
      listenAfterHub();
      leaveStreamToHub(STREAM_LOOKS_MS);
    },
  });

  function takeTurn(): void {
    if (!navigator.locks) return void hold();
    // Rejected if this tab is stopped while it waits for the lock.
    navigator.locks.request(NAME, { signal: stopped.signal }, hold).catch(() => {});
  }

  const onHide = () => letGo();
  const onSubmit = ({ target }: SubmitEvent) => {
    const isLogout =
      target instanceof HTMLFormElement && new URL(target.action).pathname === LOGOUT_PATH;
    if (!isLogout) return;
    isLeaving = true;
    clearTimeout(lookTimer);
    lookTimer = undefined;
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isLeaving = false;
    lookSoon();
    takeTurn();
  };
  const onWakeUp = () => {
    if (document.visibilityState === "visible" && source?.readyState === EventSource.CLOSED)
      listen();
  };
  others.onmessage = ({ data }) => {
    if (data === NOTIFIED) onChanged();
    else if (data === null) lookSoon();
    else if (isHolder && receivedAtMs >= Number(data)) others.postMessage(null);
  };
  document.addEventListener("submit", onSubmit);
  window.addEventListener("pagehide", onHide);
  window.addEventListener("pageshow", onShow);
  window.addEventListener("online", onWakeUp);
  document.addEventListener("visibilitychange", onWakeUp);
  takeTurn();
  others.postMessage(performance.timeOrigin);

  return () => {
    stopped.abort();
    letPageFail();
    leaveHub();
    letGo();
    clearTimeout(lookTimer);
    others.close();
    document.removeEventListener("submit", onSubmit);
    window.removeEventListener("pagehide", onHide);
    window.removeEventListener("pageshow", onShow);
    window.removeEventListener("online", onWakeUp);
    document.removeEventListener("visibilitychange", onWakeUp);
  };
}

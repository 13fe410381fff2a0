import { to } from "~/i18n/paths";
import { keepPageThroughOutages } from "~/pwa/page-through-outages";
import { followAccountLine, isAccountLineOpen } from "./account-line";

/**
 * Hears in this tab that the member's account changed. One tab of a browser listens and tells
 * the others; a tab that begins to listen asks it once for what came since its own page was asked for.
 * It listens by the hub that its page has open, and by a stream of its own while there is none.
 * What it makes the page load anew waits through outages.
 * Where the stream is refused or cut, the tab looks when it wakes up, and once a minute.
 */
const NAME = "portal-session-events";
/** Something came, or was read: the session is what it was. */
const NOTIFIED = "notified";
const TRY_AGAIN_MS = 60_000;
const MIN_BETWEEN_LOOKS_MS = 1_000;
/** So much later a look that the portal did not answer is tried again. */
const LOOK_AGAIN_MS = 5_000;
/** What one says while the other begins must not be missed. */
const OVERLAP_MS = 1_000;
/** A hub speaks for the service: time for the portal to hear of it too. */
const PORTAL_HEARS_MS = 300;
/** So long after a change the stream says what it still finds. */
const STREAM_LOOKS_MS = 20_000;
const EVENTS_PATH = to("/session/events");
const LOGOUT_PATH = to("/logout");

type Listener = {
  /** The account is another, and the member is still logged in. */
  onChanged: () => void;
  /** The session is over. */
  onEnded: () => void;
};

/** What the portal answers of the session; 0 when it can't be reached. */
async function askStatus(): Promise<number> {
  try {
    const response = await fetch(to("/session"), { headers: { Accept: "application/json" } });
    // A body that nobody reads keeps the browser's connection.
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/** Starts listening. The returned function ends it. */
export function followSession({ onChanged, onEnded }: Listener): () => void {
  const others = new BroadcastChannel(NAME);
  const letPageFail = keepPageThroughOutages();
  const stopped = new AbortController();
  let source: EventSource | null = null;
  let lookTimer: ReturnType<typeof setTimeout> | undefined;
  let tryTimer: ReturnType<typeof setTimeout> | undefined;
  let hubTimer: ReturnType<typeof setTimeout> | undefined;
  let isHolder = false;
  let letGo = () => {};
  let heardAtMs = 0;
  /** By its own logout, which leads away from here: others are told, and nothing is asked any more. */
  let isLeaving = false;

  /** `NOTIFIED`, or null for any change. */
  function pass(word: typeof NOTIFIED | null): void {
    heardAtMs = Date.now();
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
      // Refused for good: by a guest's cookie, or because there are too many streams.
      lookSoon();
      tryTimer = setTimeout(() => listen(), TRY_AGAIN_MS);
    };
  }

  /** What a hub may have missed while it was not known to be gone is told once more. */
  const listenAfterHub = () => listen(`${EVENTS_PATH}?after=hub`);

  /** Listens, and holds the lock with it, until this tab is left or put aside. */
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
    // Rejected when this tab is stopped while it waits.
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
    else if (isHolder && heardAtMs >= Number(data)) others.postMessage(null);
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

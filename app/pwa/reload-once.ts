const RELOADED_AT = "portal:reloaded-at";
const PAUSE_MS = 5 * 60_000;

/** Loads the page anew, at most once in five minutes and tab. False when it may not, or can't remember. */
export function reloadOnce(nowMs = Date.now(), reload = () => window.location.reload()): boolean {
  try {
    const reloadedAtMs = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (nowMs - reloadedAtMs < PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(nowMs));
  } catch {
    return false;
  }
  reload();
  return true;
}

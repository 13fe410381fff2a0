const RELOADED_AT = "portal:reloaded-at";
const PAUSE_MS = 5 * 60_000;

/**
 * Reloads the page, at most once in five minutes per tab. False if it may not reload, or can't store the
 * time.
 */
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

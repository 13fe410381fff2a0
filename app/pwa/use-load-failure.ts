import { useEffect, useState } from "react";
import { findFailedLoad } from "./failed-loads";
import { isReachable } from "./reachable";

export type LoadFailure = "pending" | "offline" | "stale";

async function isWorkerThere(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return false;
  return (await caches.match("/offline.html").catch(() => undefined)) !== undefined;
}

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

export function useLoadFailure(error: unknown): LoadFailure | null {
  const [found, setFound] = useState<{ error: unknown; failure: LoadFailure } | null>(null);
  const failed = findFailedLoad(error);

  useEffect(() => {
    if (!failed) return;
    let isGone = false;
    async function decide(): Promise<void> {
      const mayBeBack = failed === "module" && navigator.onLine;
      // Reloading while offline would only lose the page.
      const isThere = mayBeBack && (await isReachable());
      if (isGone || (isThere && reloadOnce())) return;
      if (!isThere && (await isWorkerThere())) return window.location.reload();
      setFound({ error, failure: isThere ? "stale" : "offline" });
    }
    void decide();
    return () => {
      isGone = true;
    };
  }, [error, failed]);

  if (!failed) return null;
  return found && found.error === error ? found.failure : "pending";
}

import { useEffect, useState } from "react";
import { findFailedLoad } from "./failed-loads";
import { isWorkerThere } from "./offline-page";
import { isReachable } from "./reachable";
import { reloadOnce } from "./reload-once";

export type LoadFailure = "pending" | "offline" | "stale";

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

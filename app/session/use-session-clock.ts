import { useEffect } from "react";

export function useSessionClock(accessTokenRemainingMs: number | null): void {
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    import("./session-clock")
      .then(({ startSessionClock, announceGuest }) => {
        if (isGone) return;
        if (accessTokenRemainingMs === null) announceGuest();
        else stop = startSessionClock(accessTokenRemainingMs);
      })
      // The page works without the clock; the next load renews the session.
      .catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [accessTokenRemainingMs]);
}

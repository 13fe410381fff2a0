import { useEffect } from "react";

export function useSessionClock(accessTokenLeftMs: number | null): void {
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    import("./session-clock")
      .then(({ startSessionClock, announceGuest }) => {
        if (isGone) return;
        if (accessTokenLeftMs === null) announceGuest();
        else stop = startSessionClock(accessTokenLeftMs);
      })
      // The page works without the clock; the next load renews the session.
      .catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [accessTokenLeftMs]);
}

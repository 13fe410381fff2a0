import { useEffect } from "react";

/** Loads the clock only for members, after the page answers to clicks. */
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
      // Without the clock the page works; the session is renewed at the next load.
      .catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [accessTokenLeftMs]);
}

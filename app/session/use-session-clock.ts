import { useEffect } from "react";

/** Loads the clock only for members, after the page answers to clicks. */
export function useSessionClock(accessTokenLeftMs: number | null): void {
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void import("./session-clock").then(({ startSessionClock, announceGuest }) => {
      if (isGone) return;
      if (accessTokenLeftMs === null) announceGuest();
      else stop = startSessionClock(accessTokenLeftMs);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [accessTokenLeftMs]);
}

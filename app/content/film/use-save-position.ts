import { useEffect, useMemo } from "react";
import { createPositionKeeper } from "./watch-position";

const nobody = { moved: () => undefined, stopped: () => undefined, left: () => undefined };

/** Also saves when the page is hidden. Saves nothing while `isPaused`. */
export function usePositionKeeper(video: string, isPaused: boolean) {
  const keeper = useMemo(
    () => (isPaused ? nobody : createPositionKeeper(video)),
    [video, isPaused],
  );
  useEffect(() => {
    const leave = () => keeper.left();
    const hide = () => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [keeper]);
  return keeper;
}

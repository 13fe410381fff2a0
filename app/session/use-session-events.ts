import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Loads this page's data anew when the member's account changes; code and stream come after the page.
 * A form or page on its way is let through first: a fresh load would cut it off with its answer.
 */
export function useSessionEvents(memberId: string | null): void {
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state !== "idle";
  const latest = useRef({ revalidate, isBusy });
  const isWaiting = useRef(false);
  useEffect(() => {
    latest.current = { revalidate, isBusy };
    if (isBusy || !isWaiting.current) return;
    isWaiting.current = false;
    revalidate();
  }, [revalidate, isBusy]);
  useEffect(() => {
    if (memberId === null) return;
    let stop = () => {};
    let isGone = false;
    const loadAnew = () => {
      if (latest.current.isBusy) isWaiting.current = true;
      else latest.current.revalidate();
    };
    import("./session-events")
      .then(({ followSession }) => {
        if (!isGone) stop = followSession(loadAnew);
      })
      // Without the stream the page works; the next page load knows.
      .catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [memberId]);
}

import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Loads this page's data anew when the member's account changes; code and stream come after the page. */
export function useSessionEvents(memberId: string | null): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  }, [revalidate]);
  useEffect(() => {
    if (memberId === null) return;
    let stop = () => {};
    let isGone = false;
    import("./session-events")
      .then(({ followSession }) => {
        if (!isGone) stop = followSession(() => latest.current());
      })
      // Without the stream the page works; the next page load knows.
      .catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [memberId]);
}

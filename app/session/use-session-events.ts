import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { SESSION_ENDED } from "./login-notice-names";

/**
 * Loads this page's data anew when the member's account changes, and leads to the login when the
 * session is over; code and stream come after the page. A form or page on its way is let through
 * first: anything else would cut it off with its answer. Saving a new password ends this session too,
 * and the stream may know before the form does.
 */
export function useSessionEvents(memberId: string | null): void {
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state !== "idle";
  const latest = useRef({ revalidate, isBusy });
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = { revalidate, isBusy };
    if (isBusy) return;
    const next = waiting.current;
    waiting.current = null;
    next?.();
  }, [revalidate, isBusy]);
  useEffect(() => {
    if (memberId === null) return;
    let stop = () => {};
    let isGone = false;
    const whenIdle = (next: () => void) => {
      if (latest.current.isBusy) waiting.current = next;
      else next();
    };
    const onChanged = () => whenIdle(() => latest.current.revalidate());
    Promise.all([import("./session-events"), import("./leave")])
      .then(([{ followSession }, { goToLogin }]) => {
        const onEnded = () => whenIdle(() => goToLogin(SESSION_ENDED));
        if (!isGone) stop = followSession({ onChanged, onEnded });
      })
      // Without the stream the page works; the next page load knows.
      .catch(() => {});
    return () => {
      isGone = true;
      waiting.current = null;
      stop();
    };
  }, [memberId]);
}

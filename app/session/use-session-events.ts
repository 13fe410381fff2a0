import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { SESSION_ENDED } from "./login-notice-names";

/**
 * Reloads this page's data when the member's account changes, and goes to the login when the session ends.
 * The code and the stream load after the page. A running form or navigation finishes first, because a
 * reload would cancel its answer. Saving a new password also ends this session, and the stream may report
 * that before the form's answer.
 */
export function useSessionEvents(memberId: string | null): void {
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state !== "idle";
  const latest = useRef({ revalidate, isBusy });
  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = { revalidate, isBusy };
    if (isBusy) return;
    const next = pending.current;
    pending.current = null;
    next?.();
  }, [revalidate, isBusy]);
  useEffect(() => {
    if (memberId === null) return;
    let stop = () => {};
    let isGone = false;
    const whenIdle = (next: () => void) => {
      if (latest.current.isBusy) pending.current = next;
      else next();
    };
    const onChanged = () => whenIdle(() => latest.current.revalidate());
    Promise.all([import("./session-events"), import("./leave")])
      .then(([{ followSession }, { goToLogin }]) => {
        const onEnded = () => whenIdle(() => goToLogin(SESSION_ENDED));
        if (!isGone) stop = followSession({ onChanged, onEnded });
      })
      // The page works without the stream; the next page load shows the changes.
      .catch(() => {});
    return () => {
      isGone = true;
      pending.current = null;
      stop();
    };
  }, [memberId]);
}

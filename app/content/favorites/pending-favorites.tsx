import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { to } from "~/i18n/paths";
import { toasts as words } from "~/i18n/pt-BR/notifications/toasts";
import { dropForeignStorage, dropOwnStorage } from "~/session/own-storage";
import { showToast } from "~/ui/feedback/toasts";
import {
  dropChange,
  forgetRefused,
  savePendingChange,
  listPendingChanges,
  sendChange,
} from "./pending-changes";

const TRY_EVERY_MS = 30_000;
const LOGOUT = to("/logout");

async function sendPending(): Promise<boolean> {
  const { sent, refused } = words.favorites;
  const outcomes = new Set<string>();
  for (const change of listPendingChanges()) {
    const outcome = await sendChange(to("/app/favorites"), change);
    outcomes.add(outcome);
    if (outcome === "saved") dropChange(change);
    else if (outcome === "refused") savePendingChange({ ...change, isRefused: true });
    else break;
  }
  if (outcomes.has("saved")) showToast({ kind: "success", text: sent });
  if (outcomes.has("refused")) showToast({ kind: "error", text: refused });
  return outcomes.has("saved");
}

/**
 * Renders nothing. Sends the member's queued favorites on page load, on reconnect and at intervals, because
 * browsers do not report that the portal is back. A logout clears them with the member's other data in this
 * browser.
 */
export function PendingFavorites() {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  }, [revalidate]);
  useEffect(() => {
    let isSending = false;
    const send = async () => {
      if (isSending || !navigator.onLine) return;
      isSending = true;
      const isChanged = await sendPending();
      isSending = false;
      if (isChanged) latest.current();
    };
    dropForeignStorage();
    forgetRefused();
    void send();
    const timer = setInterval(() => void send(), TRY_EVERY_MS);
    const onOnline = () => void send();
    const dropAtLogout = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.getAttribute("action") === LOGOUT)
        dropOwnStorage();
    };
    window.addEventListener("online", onOnline);
    document.addEventListener("submit", dropAtLogout);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", onOnline);
      document.removeEventListener("submit", dropAtLogout);
    };
  }, []);
  return null;
}

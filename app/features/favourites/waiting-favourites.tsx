import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { to } from "~/i18n/paths";
import { toasts as words } from "~/i18n/pt-BR/toasts";
import { showToast } from "~/ui/toasts";
import { claimWishes, dropWish, keepWish, listWaitingWishes } from "./waiting-wishes";
import { sendWish } from "./wish";

const TRY_EVERY_MS = 30_000;

/** Sends what waits, one after the other, and says what came of it; true when something was saved. */
async function sendWaiting(): Promise<boolean> {
  const { sent, refused } = words.favourites;
  const outcomes = new Set<string>();
  for (const wish of listWaitingWishes()) {
    const outcome = await sendWish(to("/app/favorites"), wish);
    outcomes.add(outcome);
    if (outcome === "saved") dropWish(wish);
    else if (outcome === "refused") keepWish({ ...wish, isRefused: true });
    else break;
  }
  if (outcomes.has("saved")) showToast({ kind: "success", text: sent });
  if (outcomes.has("refused")) showToast({ kind: "error", text: refused });
  return outcomes.has("saved");
}

/**
 * Draws nothing: sends the member's waiting favourites at each page load, when the connection is back,
 * and now and then, since browsers do not tell of a portal that was away.
 */
export function WaitingFavourites({ memberId }: { memberId: string }) {
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
      const isChanged = await sendWaiting();
      isSending = false;
      if (isChanged) latest.current();
    };
    claimWishes(memberId);
    void send();
    const timer = setInterval(() => void send(), TRY_EVERY_MS);
    const onOnline = () => void send();
    window.addEventListener("online", onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", onOnline);
    };
  }, [memberId]);
  return null;
}

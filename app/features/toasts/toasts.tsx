import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { toasts as words } from "~/i18n/pt-BR/toasts";
import { ToastArea } from "~/ui/feedback/toast-area";
import { showToast } from "~/ui/feedback/toasts";
import { takeDone } from "./done";

/** Every page's toasts, and what the action before this page has to say. */
export function Toasts() {
  // Draws this anew with each page, which is when there may be something to say.
  useLocation();
  useEffect(() => {
    const done = takeDone();
    if (done) showToast({ kind: "success", text: words.done[done] });
  });
  return <ToastArea labels={words} />;
}

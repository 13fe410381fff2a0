import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { toasts as words } from "~/i18n/pt-BR/notifications/toasts";
import { ToastArea } from "~/ui/feedback/toast-area";
import { showToast } from "~/ui/feedback/toasts";
import { takeDone } from "./done";

export function Toasts() {
  // Rerenders with each navigation, since the action before may have set a toast.
  useLocation();
  useEffect(() => {
    const done = takeDone();
    if (done) showToast({ kind: "success", text: words.done[done] });
  });
  return <ToastArea labels={words} />;
}

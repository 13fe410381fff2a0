import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ToastLabels } from "./toast-list";
import { listToasts, subscribeToToasts, type Toast } from "./toasts";

const ToastList = lazy(() => import("./toast-list").then((part) => ({ default: part.ToastList })));

const none: readonly Toast[] = [];

/** Use once per page. The list's code is loaded with the first toast. */
export function ToastArea({ labels }: { labels: ToastLabels }) {
  const toasts = useSyncExternalStore(subscribeToToasts, listToasts, () => none);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastList toasts={toasts} labels={labels} />
    </Suspense>
  );
}

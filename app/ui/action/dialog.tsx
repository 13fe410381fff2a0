import { lazy, Suspense } from "react";
import type { DialogPanelProps } from "./dialog-panel";

const DialogPanel = lazy(() =>
  import("./dialog-panel").then((part) => ({ default: part.DialogPanel })),
);

/** The part that traps focus and locks scroll is fetched when a dialog opens for the first time. */
export function Dialog({ isOpen, ...panel }: DialogPanelProps & { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <DialogPanel {...panel} />
    </Suspense>
  );
}

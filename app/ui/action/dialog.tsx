import { lazy, Suspense } from "react";
import type { DialogPanelProps } from "./dialog-panel";

const DialogPanel = lazy(() =>
  import("./dialog-panel").then((part) => ({ default: part.DialogPanel })),
);

/** The code that traps focus and locks scrolling is loaded when a dialog first opens. */
export function Dialog({ isOpen, ...panel }: DialogPanelProps & { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <DialogPanel {...panel} />
    </Suspense>
  );
}

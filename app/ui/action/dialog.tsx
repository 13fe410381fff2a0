import { lazy, Suspense } from "react";
import type { DialogPanelProps } from "./dialog-panel";

const DialogPanel = lazy(() =>
  import("./dialog-panel").then((part) => ({ default: part.DialogPanel })),
);

export function Dialog({ isOpen, ...panel }: DialogPanelProps & { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <DialogPanel {...panel} />
    </Suspense>
  );
}

import { useNavigation, useRouteError } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LoadingLine, type LoadingPhase } from "./loading-line";
import { VisuallyHidden } from "./visually-hidden";

/** The run to 95 % takes 2000 ms and lives in the stylesheet. */
const throttleMs = 200;
const hideMs = 500;
const resetMs = 400;

/** Whether a strip is on its way. A failed load's page is a new document, whose strip ends that way. */
let isUnderWay = false;

/** 3 px of red at the top while a page loads; quick answers never show it. */
export function LoadingStrip({ label }: { label: string }) {
  const isBusy = useNavigation().state !== "idle";
  const hasFailed = useRouteError() !== undefined;
  const [phase, setPhase] = useState<LoadingPhase>(() => (isUnderWay ? "full" : "idle"));

  useEffect(() => {
    isUnderWay = phase === "loading";
  }, [phase]);
  useEffect(() => {
    const next: [LoadingPhase, number] | null = isBusy
      ? phase === "loading"
        ? null
        : ["loading", phase === "idle" ? throttleMs : 0]
      : phase === "loading"
        ? ["full", 0]
        : phase === "full"
          ? ["fading", hideMs]
          : phase === "fading"
            ? ["idle", resetMs]
            : null;
    if (!next) return;
    const timer = setTimeout(setPhase, next[1], next[0]);
    return () => clearTimeout(timer);
  }, [isBusy, phase]);

  return (
    <>
      <LoadingLine phase={phase} hasFailed={hasFailed} />
      <div role="status">{phase === "loading" && <VisuallyHidden>{label}</VisuallyHidden>}</div>
    </>
  );
}

import { useNavigation, useRouteError } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LoadingLine, type LoadingPhase } from "./loading-line";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** The 2000 ms run to 95 % is defined in the stylesheet. */
const THROTTLE_MS = 200;
const HIDE_MS = 500;
const RESET_MS = 400;

/** After a failed load the error page is a new document, whose strip ends the run. */
let isUnderWay = false;

export function LoadingStrip({ label }: { label: string }) {
  const isBusy = useNavigation().state !== "idle";
  // Without an error the router returns null, not undefined.
  const hasFailed = Boolean(useRouteError());
  const [phase, setPhase] = useState<LoadingPhase>(() => (isUnderWay ? "full" : "idle"));

  useEffect(() => {
    isUnderWay = phase === "loading";
  }, [phase]);
  useEffect(() => {
    const next: [LoadingPhase, number] | null = isBusy
      ? phase === "loading"
        ? null
        : ["loading", phase === "idle" ? THROTTLE_MS : 0]
      : phase === "loading"
        ? ["full", 0]
        : phase === "full"
          ? ["fading", HIDE_MS]
          : phase === "fading"
            ? ["idle", RESET_MS]
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

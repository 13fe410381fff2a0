import { useNavigation, useRouteError } from "@remix-run/react";
import { useEffect, useState } from "react";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./loading-strip.module.css";

/** The 2000 ms run to 95 % is defined in the stylesheet. */
const THROTTLE_MS = 200;
const HIDE_MS = 500;
const RESET_MS = 400;

/** After a failed load the error page is a new document, whose strip ends the run. */
let isUnderWay = false;

type LoadingPhase = "idle" | "loading" | "full" | "fading";

export function LoadingLine({ phase, hasFailed }: { phase: LoadingPhase; hasFailed: boolean }) {
  return (
    <div
      className={phase === "idle" ? styles.strip : `${styles.strip} ${styles[phase]}`}
      data-failed={hasFailed || undefined}
    />
  );
}

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

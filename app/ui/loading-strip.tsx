import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import styles from "./loading-strip.module.css";
import { VisuallyHidden } from "./visually-hidden";

/** The run to 95 % takes 2000 ms and lives in the stylesheet. */
const throttleMs = 200;
const hideMs = 500;
const resetMs = 400;

type Phase = "idle" | "loading" | "full" | "fading";

/** 3 px of red at the top while a page loads; quick answers never show it. */
export function LoadingStrip({ label }: { label: string }) {
  const isBusy = useNavigation().state !== "idle";
  const [phase, setPhase] = useState<Phase>("idle");

  useEffect(() => {
    const next: [Phase, number] | null = isBusy
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
      <div className={phase === "idle" ? styles.strip : `${styles.strip} ${styles[phase]}`} />
      <div role="status">{phase === "loading" && <VisuallyHidden>{label}</VisuallyHidden>}</div>
    </>
  );
}

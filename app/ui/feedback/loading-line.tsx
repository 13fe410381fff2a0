import styles from "./loading-strip.module.css";

export type LoadingPhase = "idle" | "loading" | "full" | "fading";

export function LoadingLine({ phase, hasFailed }: { phase: LoadingPhase; hasFailed: boolean }) {
  return (
    <div
      className={phase === "idle" ? styles.strip : `${styles.strip} ${styles[phase]}`}
      data-failed={hasFailed || undefined}
    />
  );
}

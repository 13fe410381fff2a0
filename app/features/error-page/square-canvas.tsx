import { useEffect, useRef } from "react";
import styles from "./square-canvas.module.css";

/** Decoration only, so failures are ignored. Lazy-loaded, because the error page is in every bundle. */
export function SquareCanvas() {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    canvas.dataset.shown = "";
    let isGone = false;
    let stop: (() => void) | undefined;
    import("./animate-squares").then(
      ({ animateSquares }) => {
        if (!isGone) stop = animateSquares(canvas);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return <canvas ref={ref} className={styles.canvas} aria-hidden="true" />;
}

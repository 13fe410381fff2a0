import { shapeUrl } from "./canton-map";
import styles from "./canton-emblem.module.css";

type CantonEmblemProps = {
  code: string;
  /** The square of the map to be seen: `cantonFrames`. */
  frame: string | null;
};

/** A sign of our own for a canton, its shape: coats of arms are for public bodies alone to use. */
export function CantonEmblem({ code, frame }: CantonEmblemProps) {
  if (!frame) return null;
  return (
    <span className={styles.emblem} aria-hidden="true">
      <svg viewBox={frame} className={styles.drawing}>
        <use href={shapeUrl(code)} className={styles.shape} />
      </svg>
    </span>
  );
}

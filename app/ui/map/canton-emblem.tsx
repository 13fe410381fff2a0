import { shapeUrl } from "./canton-map";
import styles from "./canton-emblem.module.css";

type CantonEmblemProps = {
  code: string;
  frame: string | null;
};

/** Our own emblem for a canton: its shape. Only public bodies may use coats of arms. */
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

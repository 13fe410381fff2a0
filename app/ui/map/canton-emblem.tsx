import { shapeUrl } from "./canton-map";
import styles from "./canton-emblem.module.css";

type CantonEmblemProps = {
  code: string;
  frame: string | null;
};

/** Share of the frame's width: the line is equally thick for large and small cantons. */
const STROKE_SHARE = 0.014;

/** Our own emblem for a canton: its outline. Only public bodies may use coats of arms. */
export function CantonEmblem({ code, frame }: CantonEmblemProps) {
  if (!frame) return null;
  const [, , width] = frame.split(" ").map(Number);
  return (
    <svg viewBox={frame} className={styles.emblem} aria-hidden="true">
      <use
        href={shapeUrl(code)}
        className={styles.shape}
        strokeWidth={width && width * STROKE_SHARE}
      />
    </svg>
  );
}

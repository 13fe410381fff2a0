import type { MarkedText } from "../../../contract/api/search-v1.ts";
import styles from "./marked.module.css";

export function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, at) =>
    piece.isHit ? (
      <mark key={at} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

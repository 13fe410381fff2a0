import type { ReactNode } from "react";
import styles from "./news-grid.module.css";

type NewsGridProps = { isCompact?: boolean; children: ReactNode };

export function NewsGrid({ isCompact = false, children }: NewsGridProps) {
  return (
    <div className={isCompact ? `${styles.grid} ${styles.compact}` : styles.grid}>{children}</div>
  );
}

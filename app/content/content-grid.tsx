import type { ReactNode } from "react";
import styles from "./content-grid.module.css";

/** Rows one under the other, two side by side where there is room. */
export function ContentGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}

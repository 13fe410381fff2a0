import type { ReactNode } from "react";
import styles from "./content-grid.module.css";

export function ContentGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}

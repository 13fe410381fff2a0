import type { ReactNode } from "react";
import styles from "./news-grid.module.css";

export function NewsGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

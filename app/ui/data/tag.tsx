import type { ReactNode } from "react";
import styles from "./tag.module.css";

export function Tag({ isChip = false, children }: { isChip?: boolean; children: ReactNode }) {
  return <span className={isChip ? `${styles.tag} ${styles.chip}` : styles.tag}>{children}</span>;
}

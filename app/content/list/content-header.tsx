import type { ReactNode } from "react";
import styles from "./content-header.module.css";

export function ContentHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}

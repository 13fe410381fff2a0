import type { ReactNode } from "react";
import styles from "./content-header.module.css";

/** The h1 of a list, with space for the shell's favorites link on the right. */
export function ContentHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}

import type { FormEvent, ReactNode } from "react";
import styles from "./filter-panel.module.css";

type FilterPanelProps = {
  /** With the number of active filters. */
  title: string;
  /** True while there are no results: sending the form then leaves the panel open. */
  isOpen?: boolean;
  children: ReactNode;
};

/** Moves the focus up to the results. Wide screens hide the summary, and their focus stays. */
function close({ currentTarget }: FormEvent<HTMLDetailsElement>): void {
  // A button among the results may send the form too.
  if (!currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}

/** A form above its results: collapsed on phones, so that results come first, and open on wider screens. */
export function FilterPanel({ title, isOpen = false, children }: FilterPanelProps) {
  return (
    <details open={isOpen} className={styles.panel} onSubmit={isOpen ? undefined : close}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

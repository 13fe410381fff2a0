import type { FormEvent, MouseEvent, ReactNode } from "react";
import { isPlainClick } from "~/ui/action/plain-click";
import styles from "./filter-panel.module.css";

/** Id of the panel's title: the address of the filters within their page. */
export const FILTERS_ID = "filtros";

type FilterPanelProps = {
  /** With the number of active filters. */
  title: string;
  /** True while there are no results: sending the form then leaves the panel open. */
  isOpen?: boolean;
  children: ReactNode;
};

/** Moves the focus up to the results. Wide screens hide the summary, and their focus stays. */
export function closePanel(panel: HTMLDetailsElement | null): void {
  if (!panel) return;
  panel.open = false;
  panel.querySelector("summary")?.focus();
}

function closeAfterSending({ currentTarget }: FormEvent<HTMLDetailsElement>): void {
  // A button among the results may send the form too.
  if (currentTarget.open) closePanel(currentTarget);
}

/** Links of a panel lead to the same list with fewer filters. */
function closeAfterLink({ currentTarget, target, nativeEvent }: MouseEvent<HTMLDetailsElement>) {
  const link = target instanceof Element && target.closest("a");
  if (link && !link.target && isPlainClick(nativeEvent)) closePanel(currentTarget);
}

/** A form above its results: collapsed on phones, so that results come first, and open on wider screens. */
export function FilterPanel({ title, isOpen = false, children }: FilterPanelProps) {
  const closing = isOpen ? {} : { onSubmit: closeAfterSending, onClick: closeAfterLink };
  return (
    <details open={isOpen} className={styles.panel} {...closing}>
      <summary id={FILTERS_ID}>{title}</summary>
      {children}
    </details>
  );
}

import type { ReactNode } from "react";
import { FILTERS_ID } from "~/ui/form/filter-panel";
import text from "~/ui/text/text.module.css";
import styles from "./result-section.module.css";

type ResultBarProps = {
  titleId: string;
  title: string;
  /** Announced when it changes. Null while the results load. */
  count: ReactNode;
  /** Words of the way back to the filters, for phones. */
  filters: string;
  /** Beside the count, on wider screens. */
  aside?: ReactNode;
};

function openFilters(): void {
  const panel = document.getElementById(FILTERS_ID)?.closest("details");
  if (panel) panel.open = true;
}

/**
 * Title and number of results. On phones it stays in sight while the results scroll, with a way back to the
 * filters. Its parent must not be a grid: the bar would stick within its own row only.
 */
export function ResultBar({ titleId, title, count, filters, aside }: ResultBarProps) {
  return (
    <div className={styles.bar}>
      <h2 id={titleId} className={`${styles.title} ${text.large}`}>
        {title}
      </h2>
      <p role="status" className={styles.count}>
        {count}
      </p>
      <a
        href={`#${FILTERS_ID}`}
        className={`${styles.filters} ${text.link} ${text.small}`}
        onClick={openFilters}
      >
        {filters}
      </a>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

type ResultSectionProps = Omit<ResultBarProps, "titleId"> & {
  /** Address of the section: the bar itself moves. */
  id: string;
  isLoading?: boolean;
  children: ReactNode;
};

export function ResultSection({ id, isLoading = false, children, ...bar }: ResultSectionProps) {
  const titleId = `${id}-titulo`;
  return (
    <section id={id} aria-labelledby={titleId} aria-busy={isLoading} className={styles.section}>
      <ResultBar titleId={titleId} {...bar} />
      {children}
    </section>
  );
}

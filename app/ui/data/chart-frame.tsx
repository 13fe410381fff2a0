import type { ReactNode } from "react";
import styles from "./chart-frame.module.css";
import { Icon } from "~/ui/media/icon";

type ChartFrameProps = {
  title: string;
  /** What the drawing shows, in one sentence, for who does not see it. */
  summary: string;
  /** Opens the table: "Ver os números em tabela". */
  tableLabel: string;
  /** The same figures as a `DataTable`. */
  table: ReactNode;
  /** Where the figures come from, with the year. */
  source?: ReactNode;
  children: ReactNode;
};

/** What every chart stands in: a title, the drawing, its table, its source. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, summary, tableLabel, table, source, children } = props;
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div role="img" aria-label={summary} className={styles.drawing}>
        {children}
      </div>
      <details className={styles.details}>
        <summary className={styles.opener}>
          <Icon name="chevron-right" size={18} />
          {tableLabel}
        </summary>
        {table}
      </details>
      {source && (
        <p data-source className={styles.source}>
          {source}
        </p>
      )}
    </figure>
  );
}

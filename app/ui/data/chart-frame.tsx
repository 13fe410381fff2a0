import type { ReactNode } from "react";
import styles from "./chart-frame.module.css";
import { Icon } from "~/ui/media/icon";

type ChartFrameProps = {
  title: string;
  /** One sentence that describes the drawing for people who can't see it. */
  summary: string;
  /** Label of the button that opens the table: "Ver os números em tabela". */
  tableLabel: string;
  table: ReactNode;
  /** Source of the figures, with the year. */
  source?: ReactNode;
  children: ReactNode;
};

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

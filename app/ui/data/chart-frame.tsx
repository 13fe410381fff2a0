import type { ReactNode } from "react";
import styles from "./chart-frame.module.css";
import { Icon } from "~/ui/media/icon";

type ChartFrameProps = {
  title: string;
  summary: string;
  tableLabel: string;
  table: ReactNode;
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

import type { ReactNode } from "react";
import text from "~/ui/text/text.module.css";
import styles from "./chart-frame.module.css";

type ChartFrameProps = {
  title: string;
  lead?: ReactNode;
  summary: string;
  tableLabel: string;
  table: ReactNode;
  source?: ReactNode;
  children: ReactNode;
};

export function ChartFrame(props: ChartFrameProps) {
  const { title, lead, summary, tableLabel, table, source, children } = props;
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.title}>{title}</figcaption>
      {lead}
      <div role="img" aria-label={summary} className={styles.drawing}>
        {children}
      </div>
      <details>
        <summary className={text.small}>{tableLabel}</summary>
        {table}
      </details>
      {source && (
        <p data-source className={`${text.small} ${text.faint}`}>
          {source}
        </p>
      )}
    </figure>
  );
}

import styles from "./bar-chart.module.css";

export type Bar = {
  label: string;
  value: number;
  text: string;
  mark?: string;
};

/** Use inside a `ChartFrame`, which provides the table. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map((bar) => bar.value), 0);
  return (
    <div className={styles.chart}>
      <div role="list" className={styles.bars}>
        {bars.map(({ label, value, text, mark }) => (
          <div
            key={label}
            role="listitem"
            className={mark ? `${styles.row} ${styles.marked}` : styles.row}
          >
            <span className={styles.label}>
              {label}
              {mark && (
                <>
                  {/* The space separates the words for screen readers; visually there is only the margin. */}
                  <span className={styles.gap}> </span>
                  <span className={styles.mark}>{mark}</span>
                </>
              )}
            </span>
            <svg className={styles.track} width="100%" height="14" aria-hidden>
              <rect
                className={styles.bar}
                width={`${longest > 0 ? (value / longest) * 100 : 0}%`}
                height="14"
                rx="3"
              />
            </svg>
            <span className={styles.value}>{text}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

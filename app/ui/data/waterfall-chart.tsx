import styles from "./bar-chart.module.css";

export type WaterfallStep = {
  label: string;
  value: number;
  text: string;
  /** A sum starts at zero; an addition or deduction starts where the previous step ended. */
  kind: "sum" | "less" | "more";
};

/** Use inside a `ChartFrame`, which provides the table. */
export function WaterfallChart({ steps }: { steps: readonly WaterfallStep[] }) {
  // Start of each step: zero for a sum, the new end for a deduction.
  const bars = steps.reduce<{ begin: number; reached: number }[]>((before, { value, kind }) => {
    const last = before.at(-1)?.reached ?? 0;
    if (kind === "sum") return [...before, { begin: 0, reached: value }];
    if (kind === "more") return [...before, { begin: last, reached: last + value }];
    return [...before, { begin: last - value, reached: last - value }];
  }, []);
  const whole = Math.max(...bars.map(({ reached }) => reached), 0);
  const percent = (value: number) => `${whole > 0 ? (Math.max(0, value) / whole) * 100 : 0}%`;
  return (
    <div className={styles.chart}>
      <div className={styles.bars}>
        {steps.map(({ label, value, text, kind }, place) => {
          const begin = bars[place]?.begin ?? 0;
          return (
            <div
              key={label}
              className={kind === "sum" ? `${styles.row} ${styles.sum}` : styles.row}
            >
              <span className={styles.label}>{label}</span>
              <svg className={styles.track} width="100%" height="14">
                <rect
                  className={kind === "less" ? styles.less : styles.bar}
                  x={percent(begin)}
                  width={percent(value)}
                  height="14"
                  rx="3"
                />
              </svg>
              <span className={styles.value}>{text}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

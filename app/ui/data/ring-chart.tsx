import styles from "./ring-chart.module.css";

export type RingPart = {
  label: string;
  value: number;
  text: string;
  /** What remains, in the colour of a good result. */
  isRest?: boolean;
};

const LOOKS = 5;
const RADIUS = 40;
const AROUND = 100;
const GAP = 0.6;

type RingChartProps = {
  parts: readonly RingPart[];
  center: { amount: string; word: string } | null;
};

/**
 * A number ties each part to its label, so that colour alone carries no meaning. Use inside a `ChartFrame`.
 */
export function RingChart({ parts, center }: RingChartProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const shares = parts.map(({ value }) => (whole > 0 ? (value / whole) * AROUND : 0));
  const pieces = parts.map((part, place) => ({
    ...part,
    share: shares[place] ?? 0,
    begin: shares.slice(0, place).reduce((sum, share) => sum + share, 0),
    look: styles[part.isRest ? "rest" : `look${place % LOOKS}`],
  }));
  return (
    <div className={styles.chart}>
      <svg className={styles.ring} viewBox="0 0 100 100" width="220" height="220">
        <circle className={styles.empty} cx="50" cy="50" r={RADIUS} />
        {pieces.map(({ label, share, begin, look }) =>
          share > 0 ? (
            <circle
              key={label}
              className={`${styles.part} ${look}`}
              cx="50"
              cy="50"
              r={RADIUS}
              pathLength={AROUND}
              strokeDasharray={`${Math.max(share - GAP, 0.2)} ${AROUND}`}
              strokeDashoffset={-begin}
              transform="rotate(-90 50 50)"
            />
          ) : null,
        )}
        {center && (
          <text className={styles.center} x="50" y="50" textAnchor="middle">
            {center.amount}
            <tspan className={styles.word} x="50" dy="10">
              {center.word}
            </tspan>
          </text>
        )}
      </svg>
      <ol className={styles.legend}>
        {pieces.map(({ label, text, look }) => (
          <li key={label}>
            <svg width="14" height="14" className={styles.mark}>
              <rect className={look} width="14" height="14" rx="4" />
            </svg>
            <span>{label}</span>
            <span className={styles.value}>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
